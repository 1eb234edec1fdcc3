import type { TableDefaults, TableState } from '@/components/table/table-state.ts'
import type {
  TeacherProductsOrderFilter,
  TeacherProductsOrderOrderBy,
} from '@/graphql/schema-types.generated.ts'

const sortable = [
  'orderNumber',
  'orderDateTime',
  'orderStatus',
  'orderPaymentMethod',
  'orderTotal',
  'productCount',
] as const

/** spec/teacher.md 2: newest first. */
export const ordersTable: TableDefaults = {
  sort: { column: 'orderDateTime', descending: true },
  sortable,
  pageSizes: [10, 25, 50, 100],
}

/** The cart is no order yet. */
const placed: TeacherProductsOrderFilter = { orderStatus: { neq: 'PENDING' } }

/** What a page of the list asks the database for. The id settles the order of equals. */
export function ordersVariables({ sort, pageIndex, pageSize }: Omit<TableState, 'search'>) {
  const direction = sort.descending ? 'DescNullsLast' : 'AscNullsLast'
  const orderBy: TeacherProductsOrderOrderBy[] = [
    { [sort.column]: direction },
    { id: 'AscNullsLast' },
  ]
  return { filter: placed, orderBy, first: pageSize, offset: pageIndex * pageSize }
}
