import type { Column, Direction } from '@/components/list/columns.ts'
import { productColumns, type ProductColumnName } from '@/domain/product/product-columns.ts'

/**
 * A column of the list by its name alone: its word and how it is drawn follow from the columns of resources. It is sorted by
 * itself; the row's fragment has to ask for it.
 */
export function productColumn<Name extends ProductColumnName>(
  name: Name,
): Column<Record<Name, string | number | boolean | null>, Partial<Record<Name, Direction | null>>> {
  const { word, kind } = productColumns[name]
  const base = { key: name, header: word, sort: true } as const
  if (kind === 'flag')
    return {
      ...base,
      kind: 'check',
      descendingFirst: true,
      value: (row) => row[name] === true,
    }
  const text = (value: string | number | boolean | null) => (value === null ? null : String(value))
  return kind === 'whole'
    ? { ...base, kind: 'number', value: (row) => (row[name] === null ? null : Number(row[name])) }
    : { ...base, kind: 'text', value: (row) => text(row[name]) }
}
