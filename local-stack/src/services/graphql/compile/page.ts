import type { Table } from '../schema/catalogue.ts'
import type { Paging } from './connection-arguments.ts'
import type { RowSource } from './connection.ts'
import { afterCursor } from './cursor.ts'
import type { OrderTerm } from './order.ts'
import { orderClause, reversed } from './order.ts'
import { columnOf, selectableColumns } from './sql-text.ts'
import type { Statement } from './statement.ts'

/**
 * The rows of one page and what lies around it, as subqueries that are written only when something asks
 * for them: a count alone reads no page, a page alone counts nothing.
 */
export class Page {
  readonly table: Table
  readonly block: string
  readonly order: OrderTerm[]
  private readonly source: RowSource
  private readonly paging: Paging
  private readonly where: string
  private readonly walk: OrderTerm[]
  private readonly position: string
  private usesRecords = false
  private usesNext = false

  constructor(statement: Statement, source: RowSource, block: string, paging: Paging) {
    this.source = source
    this.table = source.table
    this.block = block
    this.paging = paging
    this.order = paging.order
    this.walk = paging.backwards ? reversed(paging.order) : paging.order
    const join = source.join ? [source.join(block)] : []
    this.where = [...join, ...paging.filter].join(' and ') || 'true'
    this.position = paging.cursor ? afterCursor(statement, block, this.walk, paging.cursor) : ''
  }

  /** An aggregate over everything that the filter lets through, whatever the page. */
  overAll(expression: string): string {
    return `(select ${expression} from ${this.source.from} as ${this.block} where ${this.where})`
  }

  /** An aggregate over the rows of the page. */
  overRecords(expression: string): string {
    this.usesRecords = true
    return `(select ${expression} from ${this.records} as ${this.block})`
  }

  /** The end of the page in the order of the collection, as any expression over that row. */
  edge(expression: string, end: 'first' | 'last'): string {
    this.usesRecords = true
    const order = orderClause(this.block, end === 'first' ? this.order : reversed(this.order))
    return `(select ${expression} from ${this.records} as ${this.block} order by ${order} limit 1)`
  }

  hasNextPage(): string {
    return this.paging.backwards ? this.hasSkipped() : this.hasMore()
  }

  hasPreviousPage(): string {
    return this.paging.backwards ? this.hasMore() : this.hasSkipped()
  }

  /** The common table expressions in use; to be called last. */
  definitions(): string {
    if (!this.usesRecords) return ''
    const { limit, offset } = this.paging
    const order = orderClause(this.block, this.walk)
    const rows = (size: number) =>
      `select ${selectableColumns(this.table)} from ${this.source.from} as ${this.block} ` +
      `where ${this.where}${this.position && ` and ${this.position}`} order by ${order} limit ${size}` +
      (offset > 0 ? ` offset ${offset}` : '')
    if (!this.usesNext) return `with ${this.records} as (${rows(limit)}) `
    // One row more than the page tells whether there is a next one.
    const page = `select * from ${this.wider} as ${this.block} order by ${order} limit ${limit}`
    return `with ${this.wider} as (${rows(limit + 1)}), ${this.records} as (${page}) `
  }

  private get records(): string {
    return `${this.block}_records`
  }

  private get wider(): string {
    return `${this.block}_wider`
  }

  /** Rows beyond the page, in the direction of the walk. */
  private hasMore(): string {
    this.usesRecords = true
    this.usesNext = true
    return `((select count(*) from ${this.wider}) > ${this.paging.limit})`
  }

  /** Rows before the page: the very first row of the walk exists and is not on a page that has rows. */
  private hasSkipped(): string {
    const { cursor, offset } = this.paging
    if (!cursor && offset === 0) return 'false'
    this.usesRecords = true
    const key = (block: string) =>
      `row(${this.table.primaryKey.map((column) => columnOf(block, column)).join(', ')})`
    const start =
      `select ${key(this.block)} as key from ${this.source.from} as ${this.block} where ${this.where} ` +
      `order by ${orderClause(this.block, this.walk)} limit 1`
    const seen = `array(select ${key('seen')} from ${this.records} as seen)`
    const answer = `exists (select from ${this.records}) and not (start.key = any (${seen}))`
    return `coalesce((select ${answer} from (${start}) as start), false)`
  }
}
