import type {
  LevelRow_LevelFragment,
  TaxonomyRow_TaxonomyFragment,
} from './taxonomies.generated.ts'

/** The levels of a taxonomy, lowest thinking first. */
export const levelsOf = ({
  cognitiveLevels,
}: Pick<TaxonomyRow_TaxonomyFragment, 'cognitiveLevels'>): LevelRow_LevelFragment[] =>
  (cognitiveLevels?.edges ?? []).map(({ node }) => node)

/** Their percentages together, in whole percent: a paper can be spread over them when it is 100. */
export const sumOf = (levels: readonly Pick<LevelRow_LevelFragment, 'percentage'>[]): number =>
  levels.reduce((sum, { percentage }) => sum + percentage, 0)
