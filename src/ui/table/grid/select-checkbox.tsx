import { CheckMark } from '../../field/checkbox'

/** A checkbox that fills its cell. The table handles presses by delegation, so rows carry no listeners. */
export function SelectCheckbox({
  state,
  label,
  onPress,
}: {
  state: boolean | 'some'
  label: string
  /** For the select-all checkbox, which is its own tab stop. */
  onPress?: () => void
}) {
  return (
    <>
      <input
        type="checkbox"
        checked={state === true}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        {...(onPress ? { onChange: onPress } : { readOnly: true, tabIndex: -1 })}
        aria-label={label}
        className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <CheckMark state={state} />
    </>
  )
}
