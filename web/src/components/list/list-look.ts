import { useKeptChoice } from '@/lib/kept-choice.ts'
import { visibility, type ListRow } from './columns.ts'
import type { Density, List } from './define-list.ts'

/** How a list looks: a matter of taste, which is kept on this device and not in the address. */
export interface ListLook {
  /** By column, whether it is drawn. */
  columns: Record<string, boolean>
  density: Density
  /** Nothing was chosen. */
  usual: boolean
  showColumn: (key: string, shown: boolean) => void
  chooseDensity: (density: Density) => void
  reset: () => void
}

const densities: readonly Density[] = ['comfortable', 'compact']

/**
 * How a list looks for whoever is signed in, and how to change it.
 * @param filters those that are on, by their codes
 */
export function useListLook<Row extends ListRow>(
  list: Pick<List<Row>, 'id' | 'columns' | 'density'>,
  filters: Readonly<Record<string, unknown>> = {},
): ListLook {
  const [kept, keep] = useKeptChoice(`list.${list.id}`)
  // Written as in an address: "density=compact&column.total=no". Anything else in it is ignored.
  const chosen = new URLSearchParams(kept ?? '')
  const choose = (name: string, value: string) =>
    keep((now) => {
      const next = new URLSearchParams(now ?? '')
      next.set(name, value)
      return next.toString()
    })
  const columns = list.columns.map((column, index) => {
    const rule = visibility(column, index)
    const choice = chosen.get(`column.${column.key}`)
    const usual =
      rule === 'default' ||
      (column.showWith !== undefined && filters[column.showWith] !== undefined)
    const shown = rule === 'always' || (usual ? choice !== 'no' : choice === 'yes')
    return [column.key, shown] as const
  })
  const density = densities.find((one) => one === chosen.get('density'))
  return {
    columns: Object.fromEntries(columns),
    density: density ?? list.density ?? 'compact',
    usual: kept === null,
    showColumn: (key, shown) => choose(`column.${key}`, shown ? 'yes' : 'no'),
    chooseDensity: (next) => choose('density', next),
    reset: () => keep(() => null),
  }
}
