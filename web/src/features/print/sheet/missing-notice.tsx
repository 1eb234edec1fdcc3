import { ImageOffIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { Missing } from './readiness.ts'
import type { Output } from './use-output.ts'

/** What of a sheet is not drawn, before it is printed or after it was saved. Not printed itself. */
export function MissingNotice({
  output,
  missing,
  done,
  onAgain,
  onAnyway,
  onDismiss,
}: {
  output: Output
  missing: readonly Missing[]
  /** The PDF was saved without it. */
  done: boolean
  onAgain: () => void
  onAnyway: () => void
  onDismiss: () => void
}) {
  return (
    <aside className="paper-notice">
      <div
        role="alert"
        className="border-chalk-yellow/60 bg-chalk-yellow/12 text-ink grid gap-2 rounded-md border px-3.5 py-3 text-[15px]"
      >
        <p className="flex gap-2.5 font-semibold">
          <ImageOffIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
          {done ? (
            <FormattedMessage
              defaultMessage="The PDF was saved without something that could not be loaded:"
              id="poFoB8"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Something on these pages could not be loaded:"
              id="GbsRR2"
            />
          )}
        </p>
        <ul className="grid list-disc gap-0.5 pl-12">
          {missing.map((one, index) => (
            <li key={index}>
              <MissingWords {...one} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 pl-7">
          <Button onClick={onAgain}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
          {done ? (
            <Button variant="outline" onClick={onDismiss}>
              <FormattedMessage defaultMessage="Close" id="rbrahO" />
            </Button>
          ) : (
            <Button variant="outline" onClick={onAnyway}>
              {output === 'print' ? (
                <FormattedMessage defaultMessage="Print without it" id="43D2HG" />
              ) : (
                <FormattedMessage defaultMessage="Save without it" id="KCvZ8p" />
              )}
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}

function MissingWords({ kind, name, page }: Missing) {
  switch (kind) {
    case 'picture':
      return name === '' ? (
        <FormattedMessage
          defaultMessage="A picture without a description on page {page}"
          id="+jq8vM"
          values={{ page }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="The picture “{name}” on page {page}"
          id="QCrCaf"
          values={{ name, page }}
        />
      )
    case 'formula':
      return (
        <FormattedMessage
          defaultMessage="The formula {name} on page {page}"
          id="RvtlWQ"
          values={{ name, page }}
        />
      )
    case 'logo':
      return <FormattedMessage defaultMessage="The school’s logo" id="Oq5Cj+" />
    case 'font':
      return <FormattedMessage defaultMessage="The font {name}" id="TBF+2H" values={{ name }} />
  }
}
