import { useState } from 'react'

import { type Area, type Blur, centeredArea, type EditStep, isWhole, type Size, WHOLE } from './edit-steps'

export const ASPECTS = ['free', '1:1', '4:5', '9:16', '16:9', '3:1'] as const
export type Aspect = (typeof ASPECTS)[number]
export type EditorTool = 'crop' | 'blur'

const RATIOS: Record<Aspect, number | undefined> = {
  free: undefined,
  '1:1': 1,
  '4:5': 4 / 5,
  '9:16': 9 / 16,
  '16:9': 16 / 9,
  '3:1': 3,
}

const MIDDLE: Area = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }

/** What the next edit applies to, and how. */
interface EditTarget {
  tool: EditorTool
  aspect: Aspect
  blur: Blur
  area: Area
}

/** Returns the ratio that the frame keeps; undefined for a free shape. */
export const ratioOf = ({ tool, aspect }: EditTarget): number | undefined =>
  tool === 'crop' ? RATIOS[aspect] : undefined

function areaOf({ tool, aspect }: Pick<EditTarget, 'tool' | 'aspect'>, size: Size): Area {
  if (tool === 'blur') return MIDDLE
  const ratio = RATIOS[aspect]
  return ratio === undefined ? WHOLE : centeredArea(size, ratio)
}

/**
 * Returns the steps that saving applies. A crop that is dragged but not applied is one of them: saving includes
 * what the frame shows.
 */
export const stepsToSave = (steps: readonly EditStep[], { tool, area }: EditTarget): readonly EditStep[] =>
  tool === 'crop' && !isWhole(area) ? [...steps, { act: 'crop', area }] : steps

/** What the next edit applies to within a picture of this size. */
export function useEditTarget(size: Size) {
  const [target, setTarget] = useState<EditTarget>({
    tool: 'crop',
    aspect: 'free',
    blur: 'medium',
    area: WHOLE,
  })
  const change = (to: Partial<EditTarget>) => setTarget((latest) => ({ ...latest, ...to }))
  const { tool } = target
  const choose = (to: Pick<EditTarget, 'tool' | 'aspect'>) => change({ ...to, area: areaOf(to, size) })
  return {
    ...target,
    setTool: (to: EditorTool) => choose({ tool: to, aspect: 'free' }),
    setAspect: (aspect: Aspect) => choose({ tool, aspect }),
    setBlur: (blur: Blur) => change({ blur }),
    setArea: (area: Area) => change({ area }),
    /** After an edit, because the area refers to the picture before it. */
    reset: () => choose({ tool, aspect: 'free' }),
  }
}
export type EditTargetState = ReturnType<typeof useEditTarget>
