import {
  AArrowDownIcon,
  AArrowUpIcon,
  ArrowLeftIcon,
  FileDownIcon,
  ImageIcon,
  ImageOffIcon,
  PrinterIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/class-names.ts'
import { sizes } from './font-size.ts'
import type { Output } from './use-output.ts'

export interface PrintBarProps {
  onBack: () => void
  onPrint: () => void
  onPdf: () => void
  /** What waits for the sheet to be drawn, or is being made. */
  pending: Output | null
  size: number
  onSize: (size: number) => void
  /** Null if the school has no logo. */
  logo: boolean | null
  onLogo: (shown: boolean) => void
  /** For a paper: whether its memorandum is shown; null for neither side. */
  memo?: { shown: boolean | null; onShow: (memo: boolean) => void } | undefined
  /** What else can be chosen for this sheet, such as its language. */
  more?: ReactNode
}

const joined =
  'border-line-strong bg-card hover:text-board grid h-11 place-items-center border text-[15px] font-semibold disabled:opacity-45 disabled:pointer-events-none'

/** The controls for printing (T2.7). The bar itself is not printed. */
export function PrintBar({
  onBack,
  onPrint,
  onPdf,
  pending,
  size,
  onSize,
  logo,
  onLogo,
  memo,
  more,
}: PrintBarProps) {
  const intl = useIntl()
  const logoWords = logo
    ? intl.formatMessage({ defaultMessage: 'Hide the school logo', id: 'LVETrZ' })
    : intl.formatMessage({ defaultMessage: 'Show the school logo', id: 'CzEeQt' })
  return (
    <div className="paper-bar border-line bg-card text-ink sticky top-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-2 border-b px-3 py-2.5 min-[740px]:gap-x-3 min-[740px]:px-5">
      <Button variant="outline" className="max-[419px]:px-3.5" onClick={onBack}>
        <ArrowLeftIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
      </Button>
      {/* On a phone, what changes the sheet is in a second row. */}
      <span className="order-last -mt-2 basis-full min-[740px]:hidden" />
      {memo !== undefined && <Sides {...memo} />}
      {more}
      <div
        role="group"
        aria-label={intl.formatMessage({ defaultMessage: 'Font size', id: 'kc7szF' })}
        className="flex max-[739px]:order-last"
      >
        <button
          type="button"
          disabled={size <= sizes.smallest}
          onClick={() => onSize(size - sizes.step)}
          aria-label={intl.formatMessage({ defaultMessage: 'Smaller text', id: 'mcxtic' })}
          className={cn(joined, 'w-11 rounded-l-md')}
        >
          <AArrowDownIcon aria-hidden="true" className="size-5" />
        </button>
        <output className={cn(joined, '-mx-px w-11 tabular-nums')}>{size}</output>
        <button
          type="button"
          disabled={size >= sizes.largest}
          onClick={() => onSize(size + sizes.step)}
          aria-label={intl.formatMessage({ defaultMessage: 'Larger text', id: '8yXuYN' })}
          className={cn(joined, 'w-11 rounded-r-md')}
        >
          <AArrowUpIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      {logo !== null && (
        <Button
          variant="outline"
          className="max-[739px]:order-last max-[739px]:w-11 max-[739px]:px-0"
          onClick={() => onLogo(!logo)}
        >
          {logo ? <ImageOffIcon aria-hidden="true" /> : <ImageIcon aria-hidden="true" />}
          <span className="max-[739px]:sr-only">{logoWords}</span>
        </Button>
      )}
      <Button
        variant="outline"
        className="max-[739px]:order-last max-[739px]:w-11 max-[739px]:px-0 min-[740px]:ml-auto"
        disabled={pending !== null}
        onClick={onPdf}
      >
        <FileDownIcon aria-hidden="true" />
        <span className="max-[739px]:sr-only">
          <FormattedMessage defaultMessage="Download PDF" id="TclprG" />
        </span>
      </Button>
      <span role="status" className="sr-only">
        {pending !== null && <FormattedMessage defaultMessage="Preparing the pages…" id="ARS7dK" />}
      </span>
      <Button className="max-[739px]:ml-auto" disabled={pending !== null} onClick={onPrint}>
        <PrinterIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="Print" id="CXRlIo" />
      </Button>
    </div>
  )
}

/** Switches between the paper for learners and the memorandum for the marker. */
function Sides({ shown, onShow }: { shown: boolean | null; onShow: (memo: boolean) => void }) {
  const intl = useIntl()
  const side = (memo: boolean) =>
    cn(
      joined,
      'px-3 min-[740px]:px-4 first:rounded-l-md last:rounded-r-md last:-ml-px',
      shown === memo && 'bg-board! border-board! text-board-ink!',
    )
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ defaultMessage: 'Questions or memo', id: 'W5DDWv' })}
      className="flex max-[739px]:order-last"
    >
      <button
        type="button"
        aria-pressed={shown === false}
        className={side(false)}
        onClick={() => onShow(false)}
      >
        <FormattedMessage defaultMessage="Questions" id="KV/9Hv" />
      </button>
      <button
        type="button"
        aria-pressed={shown === true}
        className={side(true)}
        onClick={() => onShow(true)}
      >
        <FormattedMessage defaultMessage="Memo" id="D5NqQO" />
      </button>
    </div>
  )
}
