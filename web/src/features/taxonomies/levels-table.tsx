import { useApolloClient } from '@apollo/client/react'
import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RowActions, type RowAction } from '@/components/list/row-actions.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { levelsOf, sumOf } from './levels.ts'
import { moveLevel } from './save-level.ts'
import type {
  LevelRow_LevelFragment,
  TaxonomyRow_TaxonomyFragment,
} from './taxonomies.generated.ts'
import type { TaxonomyDialogName } from './taxonomy-actions.tsx'
import { heads, parts } from './taxonomy-words.ts'

/** What unfolds below a taxonomy: its levels in their order, and what can be done with each. */
export function LevelsTable({
  taxonomy,
  open,
}: {
  taxonomy: TaxonomyRow_TaxonomyFragment
  open: (name: TaxonomyDialogName, value: string) => void
}) {
  const intl = useIntl()
  const levels = levelsOf(taxonomy)
  const actionsOf = useLevelActions(open)
  if (levels.length === 0) {
    return (
      <p className="text-ink-muted">
        <FormattedMessage {...parts.none} />
      </p>
    )
  }
  const sum = sumOf(levels)
  return (
    <table
      className="w-full max-w-2xl text-[15px] tabular-nums"
      aria-label={intl.formatMessage(
        { defaultMessage: 'Cognitive levels of {name}', id: 'pCIIdP' },
        { name: taxonomy.name },
      )}
    >
      <thead className="text-ink-muted text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-1.5 text-left font-semibold">
            <FormattedMessage {...heads.label} />
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-semibold">
            <FormattedMessage {...heads.percentage} />
          </th>
          <th scope="col" className="w-12">
            <span className="sr-only">
              <FormattedMessage defaultMessage="Actions" id="wL7VAE" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level, place) => (
          <tr key={level.id} className="border-line border-b">
            <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
              {level.label}
            </th>
            <td className="px-3 py-1.5 text-right">
              <FormattedMessage
                defaultMessage="{share, number}%"
                id="VGSrrM"
                values={{ share: level.percentage }}
              />
            </td>
            <td className="py-0">
              <RowActions actions={actionsOf(level, place, levels.length)} rowName={level.label} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="px-3 py-1.5 text-right font-semibold">
            {sum === 100 ? (
              <FormattedMessage {...parts.total} values={{ sum }} />
            ) : (
              <FormattedMessage
                defaultMessage="{sum, number}% in total: a paper is spread over 100%."
                id="BfQpEw"
                values={{ sum }}
              />
            )}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

function useLevelActions(open: (name: TaxonomyDialogName, value: string) => void) {
  const intl = useIntl()
  const client = useApolloClient()
  const usual = useUsualActions()
  const move = async (id: string, up: boolean) =>
    moveLevel(client, id, up).catch((error: unknown) =>
      showSnack('error', errorSentence(intl, error)),
    )
  return ({ id }: LevelRow_LevelFragment, place: number, count: number): RowAction[] => [
    usual.edit(() => open('level', id)),
    ...(place === 0
      ? []
      : [
          {
            id: 'up',
            label: intl.formatMessage({ defaultMessage: 'Move up', id: 'wmFdws' }),
            icon: <ArrowUpIcon aria-hidden="true" />,
            onSelect: () => void move(id, true),
            writes: true,
          },
        ]),
    ...(place === count - 1
      ? []
      : [
          {
            id: 'down',
            label: intl.formatMessage({ defaultMessage: 'Move down', id: 'H/r5m6' }),
            icon: <ArrowDownIcon aria-hidden="true" />,
            onSelect: () => void move(id, false),
            writes: true,
          },
        ]),
    usual.remove(() => open('delete-level', id)),
  ]
}
