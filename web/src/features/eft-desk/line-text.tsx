import type { BankLineRowFragment } from './eft-desk.generated.ts'

/** What the bank wrote. */
export const textOfLine = ({
  description,
  reference,
}: Pick<BankLineRowFragment, 'description' | 'reference'>): string =>
  [description, reference].filter((text) => text !== '').join(' · ')

/** The bank's text in a cell, the reference on top of it where there is one. */
export function LineText({ line }: { line: BankLineRowFragment }) {
  const { description, reference, note } = line
  return (
    <span className="grid min-w-0 wrap-anywhere">
      <span>{reference === '' ? description : reference}</span>
      {reference !== '' && <span className="text-ink-muted text-[13px]">{description}</span>}
      {note !== '' && <span className="text-ink-muted text-[13px] italic">{note}</span>}
    </span>
  )
}
