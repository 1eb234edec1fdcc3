import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { Button } from '@/components/ui/button.tsx'
import type { CheckResult } from './content-check-document.ts'

/** What a check found: the resources that lack files, each with their names and the way into its dialog. */
export function MissingList({ result }: { result: CheckResult }) {
  const { search } = useLocation()
  if (result.missing === 0)
    return (
      <p className="font-semibold">
        <FormattedMessage defaultMessage="All files exist" id="v0KsNZ" />
      </p>
    )
  const more = result.missing - result.products.length
  return (
    <section aria-labelledby="missing-files">
      <h3 id="missing-files" className="font-semibold">
        <FormattedMessage defaultMessage="The following products are missing files" id="HO79+x" />
      </h3>
      <ul className="divide-line border-line mt-3 divide-y rounded-md border">
        {result.products.map(({ id, title, fileKeys }) => (
          <li key={id} className="grid gap-0.5 px-3.5 py-2.5">
            <Button
              asChild
              variant="link"
              size="inline"
              className="justify-start text-left wrap-anywhere whitespace-normal!"
            >
              <Link to={{ search: editInstead(search, id) }} preventScrollReset>
                {title}
              </Link>
            </Button>
            {fileKeys.map((key) => (
              <span key={key} className="text-danger text-sm font-medium wrap-anywhere">
                <FormattedMessage
                  defaultMessage="(MISSING) {name}"
                  id="jtMkTt"
                  values={{ name: nameInKey(key) }}
                />
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-ink-muted mt-2 text-sm">
          <FormattedMessage
            defaultMessage="And {more, plural, one {# more resource} other {# more resources}}, in the list behind this dialog."
            id="68hwV0"
            values={{ more }}
          />
        </p>
      )}
    </section>
  )
}

/** The address in which the resource is open in the place of this dialog. */
function editInstead(search: string, id: string) {
  const params = new URLSearchParams(search)
  params.delete('manage')
  return withDialog(params.toString(), 'edit', id)
}
