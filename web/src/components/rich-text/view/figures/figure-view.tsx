import type { Figure } from './figure.ts'
import { NumberLine } from './number-line.tsx'
import './figure-view.css'

/** The letter or number of an entry, with its words. */
const entry = (mark: string, words: string | undefined) => `${mark}.\u2002${words ?? ''}`

const letter = (index: number) => String.fromCharCode(65 + index)

function Match({ left, right }: { left: readonly string[]; right: readonly string[] }) {
  const rows = Math.max(left.length, right.length)
  return (
    <span className="figure-match">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="figure-match-row">
          <span>{index < left.length && entry(String(index + 1), left[index])}</span>
          <span>{index < right.length && entry(letter(index), right[index])}</span>
        </span>
      ))}
    </span>
  )
}

/** Millimetres of a square of the grid. */
const square = 9

/** Squares to draw in: lines of a drawing and no background, which the PDF would not have. */
function Grid({ rows, columns }: { rows: number; columns: number }) {
  const [width, height] = [columns * square, rows * square]
  const across = Array.from(
    { length: rows + 1 },
    (_, row) => `M0 ${String(row * square)}h${String(width)}`,
  )
  const down = Array.from(
    { length: columns + 1 },
    (_, column) => `M${String(column * square)} 0v${String(height)}`,
  )
  return (
    <svg
      className="figure-grid"
      aria-hidden="true"
      // The lines at the edge are as thick as the others.
      viewBox={`-0.2 -0.2 ${String(width + 0.4)} ${String(height + 0.4)}`}
      style={{ width: `min(100%, ${String(width)}mm)` }}
    >
      <path
        d={[...across, ...down].join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.25"
      />
    </svg>
  )
}

/** A figure on paper and in the editor. What is only there to be written on is not read out. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'lines':
      return (
        <span className="figure-lines" aria-hidden="true">
          {Array.from({ length: figure.count }, (_, index) => (
            <span key={index} />
          ))}
        </span>
      )
    case 'box':
      return (
        <span
          className="figure-box"
          aria-hidden="true"
          style={{ height: `${String(figure.height)}cm` }}
        />
      )
    case 'grid':
      return <Grid {...figure} />
    case 'number-line':
      return <NumberLine {...figure} />
    case 'match':
      return <Match {...figure} />
    case 'options':
      return (
        <span className="figure-options">
          {figure.items.map((item, index) => (
            <span key={index}>{entry(letter(index), item)}</span>
          ))}
        </span>
      )
  }
}
