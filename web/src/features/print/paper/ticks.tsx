/** More ticks than this say nothing that can be counted; the number beside them says how many marks there are. */
const most = 20

/** One tick for each mark, as markers write them, in rows of five. */
export function Ticks({ marks }: { marks: number }) {
  if (!Number.isInteger(marks) || marks > most) return null
  return (
    <span className="paper-ticks" aria-hidden="true">
      {Array.from({ length: marks }, (_, tick) => (
        <svg key={tick} viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M1.5 6.5 L4.7 10 L10.5 2" />
        </svg>
      ))}
    </span>
  )
}
