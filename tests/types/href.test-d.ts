import { href, type ParamsOf, type ScreenName } from '@/domain/page/routes'

href('login')
href('crTools')

// @ts-expect-error: no such route
href('nowhere')
// @ts-expect-error: a spare parameter
href('login', { channelId: 'c1' })
// @ts-expect-error: a parameter is missing
href('channel')
href('channel', { channelId: 'c1' })

export const built: ScreenName = 'agencyOverview'
// @ts-expect-error: the root never renders
export const root: ScreenName = 'root'

export const param: ParamsOf<'groupEdit'> = 'channelId'
// @ts-expect-error: not a parameter of that path
export const otherParam: ParamsOf<'groupEdit'> = 'groupId'
export const noParam: [ParamsOf<'login'>] extends [never] ? true : false = true
