import { useIntl, type IntlShape } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { levelsOf, sumOf } from './levels.ts'
import type { TaxonomyRow_TaxonomyFragment } from './taxonomies.generated.ts'
import { parts } from './taxonomy-words.ts'

type Taxonomy = Pick<TaxonomyRow_TaxonomyFragment, 'cognitiveLevels'>

/** "Low order 30% · Middle order 50% · High order 20%" */
const levelsWords = (taxonomy: Taxonomy, intl: IntlShape): string =>
  levelsOf(taxonomy)
    .map(({ label, percentage }) => intl.formatMessage(parts.level, { label, percentage }))
    .join(' · ')

const totalWords = (taxonomy: Taxonomy, intl: IntlShape): string => {
  const levels = levelsOf(taxonomy)
  return intl.formatMessage(levels.length === 0 ? parts.none : parts.total, { sum: sumOf(levels) })
}

/** Each level with its percentage, and all together. */
export const summaryWords = (taxonomy: Taxonomy, intl: IntlShape): string =>
  [levelsWords(taxonomy, intl), totalWords(taxonomy, intl)].filter((one) => one !== '').join(' · ')

/** The same for a cell: a sum that is not 100 stands out. */
export function LevelsSummary({ taxonomy }: { taxonomy: Taxonomy }) {
  const intl = useIntl()
  const levels = levelsOf(taxonomy)
  const total = totalWords(taxonomy, intl)
  if (levels.length === 0) return <span className="text-ink-muted whitespace-normal">{total}</span>
  return (
    <span className="whitespace-normal">
      <span className="mr-3 wrap-anywhere">{levelsWords(taxonomy, intl)}</span>
      {sumOf(levels) === 100 ? (
        <span className="text-ink-muted inline-block whitespace-nowrap">{total}</span>
      ) : (
        <span className="inline-block">
          <Badge tone="waiting">{total}</Badge>
        </span>
      )}
    </span>
  )
}
