import { href, type ParamsOf, type ScreenName } from '@/domain/routes'

href('login')
href('crTools')

// @ts-expect-error: no such route
href('nowhere')
// @ts-expect-error: a spare parameter
href('login', { channelId: 'c1' })
// @ts-expect-error: the screen of this route comes later, so nothing may link to it
href('dmca')
// @ts-expect-error: a parameter is missing
href('channel')
href('channel', { channelId: 'c1' })

export const built: ScreenName = 'agencyOverview'
// @ts-expect-error: the root is never drawn
export const root: ScreenName = 'root'
// @ts-expect-error: a route whose screen comes later has none
export const dmca: ScreenName = 'dmca'

export const param: ParamsOf<'groupEdit'> = 'channelId'
// @ts-expect-error: not a parameter of that path
export const otherParam: ParamsOf<'groupEdit'> = 'groupId'
export const noParam: [ParamsOf<'login'>] extends [never] ? true : false = true
