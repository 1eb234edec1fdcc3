/** The progress of something with a known end. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max === 0 ? 1 : value / max
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="bg-board/15 h-2 overflow-hidden rounded-full"
    >
      <div
        className="bg-board h-full origin-left rounded-full transition-transform duration-200"
        style={{ transform: `scaleX(${String(share)})` }}
      />
    </div>
  )
}
