/** A small picture of the sheet: what is gone, and where the labels will be. */
export function SheetPicture({
  across,
  down,
  first,
  count,
}: {
  across: number
  down: number
  /** The place of the first label, from 1. */
  first: number
  count: number
}) {
  const places = Array.from({ length: across * down }, (_, place) => place + 1)
  return (
    <div
      aria-hidden="true"
      className="border-line-strong bg-card grid gap-0.5 rounded-sm border p-1.5"
      style={{ gridTemplateColumns: `repeat(${String(across)}, minmax(0, 1fr))`, width: 96 }}
    >
      {places.map((place) => (
        <span
          key={place}
          className={
            place >= first && place < first + count
              ? 'bg-board h-3.5 rounded-[2px]'
              : place < first
                ? 'border-line h-3.5 rounded-[2px] border border-dashed'
                : 'bg-line h-3.5 rounded-[2px]'
          }
        />
      ))}
    </div>
  )
}
