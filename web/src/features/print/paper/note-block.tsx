import { Fixed } from '../words/fixed.tsx'
import type { SheetWords } from '../words/sheet-words.ts'

/** What markers keep to, above the first answer of a memorandum. */
export function NoteBlock({ own }: { own: SheetWords }) {
  return (
    <section className="paper-note">
      <h2>
        <Fixed>{own.note}</Fixed>
      </h2>
      <ul>
        {own.notes.map((note) => (
          <li key={note}>
            <Fixed>{note}</Fixed>
          </li>
        ))}
      </ul>
    </section>
  )
}
