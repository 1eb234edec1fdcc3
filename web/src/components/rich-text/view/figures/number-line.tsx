/** How a number of the paper is written: with a decimal comma and without the rests of binary fractions. */
const written = (value: number) =>
  String(Number(value.toFixed(6)))
    .replace('.', ',')
    .replace('-', '−')

/** A line with arrows at both ends and a mark at each step; all have their number, or only the first and last. */
export function NumberLine({
  from,
  to,
  step,
  labels,
}: {
  from: number
  to: number
  step: number
  labels: boolean
}) {
  const count = Math.max(1, Math.floor((to - from) / step + 1e-9))
  const marks = Array.from({ length: count + 1 }, (_, index) => ({
    x: 30 + (540 * index) / count,
    value: from + index * step,
  }))
  const range = `${written(from)} – ${written(to)}`
  return (
    <svg className="figure-number-line" viewBox="0 0 600 52" role="img" aria-label={range}>
      <path
        d="M8 18H592M8 18l9 -5v10zM592 18l-9 -5v10z"
        fill="currentColor"
        stroke="currentColor"
      />
      {marks.map(({ x, value }, index) => (
        <g key={index}>
          <path d={`M${String(x)} 10v16`} stroke="currentColor" strokeWidth="1.4" />
          {(labels || index === 0 || index === count) && (
            <text
              x={x}
              y="44"
              textAnchor="middle"
              fontSize={count > 24 ? 10 : 14}
              fill="currentColor"
            >
              {written(value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
