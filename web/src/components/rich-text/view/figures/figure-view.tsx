import type { Figure } from './figure.ts'
import { NumberLine } from './number-line.tsx'
import './figure-view.css'

/** The letter or number of an entry, with its words. */
const entry = (mark: string, words: string | undefined) => `${mark}.\u2002${words ?? ''}`

const letter = (index: number) => String.fromCharCode(65 + index)

function Match({ left, right }: { left: readonly string[]; right: readonly string[] }) {
  const rows = Math.max(left.length, right.length)
  return (
    <span className="paper-match">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="paper-match-row">
          <span>{index < left.length && entry(String(index + 1), left[index])}</span>
          <span>{index < right.length && entry(letter(index), right[index])}</span>
        </span>
      ))}
    </span>
  )
}

/** A figure on paper and in the editor. What is only there to be written on is not read out. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'lines':
      return (
        <span className="paper-lines" aria-hidden="true">
          {Array.from({ length: figure.count }, (_, index) => (
            <span key={index} />
          ))}
        </span>
      )
    case 'box':
      return (
        <span
          className="paper-box"
          aria-hidden="true"
          style={{ height: `${String(figure.height)}cm` }}
        />
      )
    case 'grid':
      return (
        <span
          className="paper-grid"
          aria-hidden="true"
          style={{
            aspectRatio: `${String(figure.columns)} / ${String(figure.rows)}`,
            width: `min(100%, ${String(figure.columns * 0.9)}cm)`,
            backgroundSize: `${String(100 / figure.columns)}% ${String(100 / figure.rows)}%`,
          }}
        />
      )
    case 'number-line':
      return <NumberLine {...figure} />
    case 'match':
      return <Match {...figure} />
    case 'options':
      return (
        <span className="paper-options">
          {figure.items.map((item, index) => (
            <span key={index}>{entry(letter(index), item)}</span>
          ))}
        </span>
      )
  }
}
