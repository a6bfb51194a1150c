interface PanelCheckProps {
  label: string
  isChecked: boolean
  isInner?: boolean
  onChange: (isChecked: boolean) => void
}

/** A labelled checkbox. */
export function PanelCheck({ label, isChecked, isInner = false, onChange }: PanelCheckProps) {
  return (
    <label className={isInner ? 'mock-check mock-role' : 'mock-check'}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
