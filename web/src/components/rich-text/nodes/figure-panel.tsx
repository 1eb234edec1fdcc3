import { Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { figureOf, type Figure } from '../view/figures/figure.ts'
import { FigureNumber, LinesInput } from './figure-inputs.tsx'

function Fields({ figure, onChange }: { figure: Figure; onChange: (figure: Figure) => void }) {
  // The other numbers follow the one that is typed (figureOf), and half of a number must not move them for good.
  const [entered, setEntered] = useState(figure)
  const onStart = () => setEntered(figure)
  /** Numbers and lists that fit on a page, whatever was typed. */
  const set = (more: object, from: Figure = entered) => {
    const next = figureOf({ ...from, ...more })
    if (next !== null) onChange(next)
  }
  switch (figure.kind) {
    case 'lines':
      return (
        <FigureNumber
          label={<FormattedMessage defaultMessage="Number of lines" id="+ADdfE" />}
          value={figure.count}
          onStart={onStart}
          onChange={(count) => set({ count })}
        />
      )
    case 'box':
      return (
        <FigureNumber
          label={<FormattedMessage defaultMessage="Height in centimetres" id="7Bpunw" />}
          value={figure.height}
          onStart={onStart}
          onChange={(height) => set({ height })}
        />
      )
    case 'grid':
      return (
        <>
          <FigureNumber
            label={<FormattedMessage defaultMessage="Rows" id="4lbK5K" />}
            value={figure.rows}
            onStart={onStart}
            onChange={(rows) => set({ rows })}
          />
          <FigureNumber
            label={<FormattedMessage defaultMessage="Columns" id="SUa8mp" />}
            value={figure.columns}
            onStart={onStart}
            onChange={(columns) => set({ columns })}
          />
        </>
      )
    case 'number-line':
      return (
        <>
          <FigureNumber
            label={<FormattedMessage defaultMessage="From" id="dM+p3/" />}
            value={figure.from}
            onStart={onStart}
            onChange={(from) => set({ from })}
          />
          <FigureNumber
            label={<FormattedMessage defaultMessage="To" id="9j3hXO" />}
            value={figure.to}
            onStart={onStart}
            onChange={(to) => set({ to })}
          />
          <FigureNumber
            label={<FormattedMessage defaultMessage="Step" id="jXd/F7" />}
            value={figure.step}
            onStart={onStart}
            onChange={(step) => set({ step })}
          />
          <Choice
            type="checkbox"
            className="w-full text-[15px]"
            checked={figure.labels}
            onChange={(event) => set({ labels: event.target.checked }, figure)}
          >
            <FormattedMessage defaultMessage="A number at each mark" id="5Sz+fP" />
          </Choice>
        </>
      )
    case 'match':
      return (
        <>
          <LinesInput
            label={<FormattedMessage defaultMessage="Column A, one a line" id="VhhYMB" />}
            value={figure.left}
            onChange={(left) => set({ left }, figure)}
          />
          <LinesInput
            label={<FormattedMessage defaultMessage="Column B, one a line" id="XaAegF" />}
            value={figure.right}
            onChange={(right) => set({ right }, figure)}
          />
        </>
      )
    case 'options':
      return (
        <LinesInput
          label={<FormattedMessage defaultMessage="Options, one a line" id="5uuL6m" />}
          value={figure.items}
          onChange={(items) => set({ items }, figure)}
        />
      )
  }
}

/** The numbers and words of the selected figure. Its keys are its own: the editor does not hear them. */
export function FigurePanel({
  figure,
  onChange,
  onRemove,
}: {
  figure: Figure
  onChange: (figure: Figure) => void
  onRemove: () => void
}) {
  return (
    <div
      contentEditable={false}
      className="bg-card border-line shadow-lift mt-2 grid gap-3 rounded-md border p-3 text-[15px]"
      onKeyDown={(event) => event.stopPropagation()}
      onBeforeInput={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
    >
      <div className="flex flex-wrap gap-3">
        <Fields figure={figure} onChange={onChange} />
      </div>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onRemove}>
        <Trash2Icon aria-hidden="true" />
        <FormattedMessage defaultMessage="Remove" id="G/yZLu" />
      </Button>
    </div>
  )
}
