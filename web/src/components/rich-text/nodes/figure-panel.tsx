import { Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { figureOf, type Figure } from '../view/figures/figure.ts'

function NumberInput({
  label,
  value,
  onChange,
}: {
  label: ReactNode
  value: number
  onChange: (value: number) => void
}) {
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm font-medium">
      {label}
      <Input
        type="number"
        step="any"
        defaultValue={value}
        onBlur={(event) => {
          const typed = event.target.valueAsNumber
          if (Number.isFinite(typed)) onChange(typed)
        }}
      />
    </label>
  )
}

/** One entry a line. */
function LinesInput({
  label,
  value,
  onChange,
}: {
  label: ReactNode
  value: readonly string[]
  onChange: (value: string[]) => void
}) {
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm font-medium">
      {label}
      <textarea
        rows={5}
        defaultValue={value.join('\n')}
        className="border-line-strong bg-card focus-visible:border-board focus-visible:ring-board/20 w-full rounded-md border px-3 py-2 text-[15px] font-normal outline-none focus-visible:ring-4"
        onBlur={(event) => onChange(event.target.value.split('\n').map((line) => line.trim()))}
      />
    </label>
  )
}

function Fields({ figure, onChange }: { figure: Figure; onChange: (figure: Figure) => void }) {
  /** Numbers and lists that fit on a page, whatever was typed. */
  const set = (more: object) => {
    const next = figureOf({ ...figure, ...more })
    if (next !== null) onChange(next)
  }
  switch (figure.kind) {
    case 'lines':
      return (
        <NumberInput
          label={<FormattedMessage defaultMessage="Number of lines" id="+ADdfE" />}
          value={figure.count}
          onChange={(count) => set({ count })}
        />
      )
    case 'box':
      return (
        <NumberInput
          label={<FormattedMessage defaultMessage="Height in centimetres" id="7Bpunw" />}
          value={figure.height}
          onChange={(height) => set({ height })}
        />
      )
    case 'grid':
      return (
        <>
          <NumberInput
            label={<FormattedMessage defaultMessage="Rows" id="4lbK5K" />}
            value={figure.rows}
            onChange={(rows) => set({ rows })}
          />
          <NumberInput
            label={<FormattedMessage defaultMessage="Columns" id="SUa8mp" />}
            value={figure.columns}
            onChange={(columns) => set({ columns })}
          />
        </>
      )
    case 'number-line':
      return (
        <>
          <NumberInput
            label={<FormattedMessage defaultMessage="From" id="dM+p3/" />}
            value={figure.from}
            onChange={(from) => set({ from })}
          />
          <NumberInput
            label={<FormattedMessage defaultMessage="To" id="9j3hXO" />}
            value={figure.to}
            onChange={(to) => set({ to })}
          />
          <NumberInput
            label={<FormattedMessage defaultMessage="Step" id="jXd/F7" />}
            value={figure.step}
            onChange={(step) => set({ step })}
          />
          <Choice
            type="checkbox"
            className="w-full text-[15px]"
            checked={figure.labels}
            onChange={(event) => set({ labels: event.target.checked })}
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
            onChange={(left) => set({ left })}
          />
          <LinesInput
            label={<FormattedMessage defaultMessage="Column B, one a line" id="XaAegF" />}
            value={figure.right}
            onChange={(right) => set({ right })}
          />
        </>
      )
    case 'options':
      return (
        <LinesInput
          label={<FormattedMessage defaultMessage="Options, one a line" id="5uuL6m" />}
          value={figure.items}
          onChange={(items) => set({ items })}
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
