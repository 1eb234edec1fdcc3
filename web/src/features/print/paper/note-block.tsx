import type { SheetWords } from '../words/sheet-words.ts'

/** What markers keep to, above the first answer of a memorandum. */
export function NoteBlock({ own }: { own: SheetWords }) {
  return (
    <section className="paper-note">
      <h2>{own.note}</h2>
      <ul>
        {own.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
