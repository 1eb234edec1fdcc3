import type { Table } from '../schema/catalogue.ts'
import type { Paging } from './connection-arguments.ts'
import { afterCursor } from './cursor.ts'
import type { OrderTerm } from './order.ts'
import { orderClause, reversed } from './order.ts'
import type { RowSource } from './row-source.ts'
import { columnOf, identifier, selectableColumns } from './sql-text.ts'
import type { Statement } from './statement.ts'

/**
 * One page of rows, the total count and the neighbours, as subqueries that are written only when they are used: a count
 * alone reads no page, a page alone counts nothing. Where finding the rows is expensive, page and count share one
 * search, which holds all rows of a function's result or the keys of the rows that match a slow filter.
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
  private readonly shared: 'rows' | 'keys' | null
  private usesAll = false
  private usesFound = false
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
    // A key with an index identifies one row; the declared key of a view may not.
    const indexed = source.table.indexes.some(({ primary }) => primary)
    this.shared = source.called ? 'rows' : paging.slow && indexed ? 'keys' : null
  }

  /** The most rows that the page may have. */
  get size(): number {
    return this.paging.limit
  }

  /** The number of rows that match the filter, whatever the page. */
  count(): string {
    this.usesAll = true
    return this.shared === 'keys'
      ? `(select count(*) ${this.fromFound()})`
      : this.overAll('count(*)')
  }

  /** An aggregate over all rows that match the filter, whatever the page. */
  overAll(expression: string): string {
    this.usesAll = true
    return `(select ${expression} ${this.fromAll()})`
  }

  /** An aggregate over the rows of the page. */
  overRecords(expression: string): string {
    this.usesRecords = true
    return `(select ${expression} from ${this.records} as ${this.block})`
  }

  /** An expression over the first or last row of the page, in the order of the collection. */
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

  /** The common table expressions that are used; call this last. */
  definitions(): string {
    const tables = this.usesRecords ? this.pageTables() : []
    if (this.usesFound) {
      const columns = this.shared === 'keys' ? this.keyColumns() : selectableColumns(this.table)
      tables.unshift(`${this.found} as (select ${columns} ${this.fromSource()})`)
    }
    if (!this.usesRecords && (this.position || !this.usesAll)) tables.push(this.unread())
    return tables.length > 0 ? `with ${tables.join(', ')} ` : ''
  }

  private pageTables(): string[] {
    const { limit } = this.paging
    if (!this.usesNext) return [`${this.records} as (${this.rows(limit)})`]
    // One row more than the page tells whether there is a next one.
    const page = `select * from ${this.wider} as ${this.block} ${this.limited(limit)}`
    return [`${this.wider} as (${this.rows(limit + 1)})`, `${this.records} as (${page})`]
  }

  private rows(size: number): string {
    const { offset } = this.paging
    const columns = selectableColumns(this.table)
    const slice = this.limited(size) + (offset > 0 ? ` offset ${offset}` : '')
    const beyond = (from: string, word: string) =>
      `${from}${this.position && ` ${word} ${this.position}`} ${slice}`
    if (this.shared === 'rows') return `select ${columns} ${beyond(this.fromFound(), 'where')}`
    if (!this.usesFound) return `select ${columns} ${beyond(this.fromSource(), 'and')}`
    const key = this.table.primaryKey.map((column) => columnOf(this.block, column)).join(', ')
    const keys = `select ${key} ${beyond(this.fromFound(), 'where')}`
    return `select ${columns} from ${this.source.from} as ${this.block} where (${key}) in (${keys})`
  }

  /**
   * Mentions bound values that the statement does not use otherwise, as Postgres requires. An unused common table
   * expression is not executed.
   */
  private unread(): string {
    const position = this.position && ` and ${this.position}`
    return `${this.block}_unread as (select ${this.fromSource()}${position})`
  }

  private limited(size: number): string {
    return `order by ${orderClause(this.block, this.walk)} limit ${size}`
  }

  /** The columns of the key and of the order. */
  private keyColumns(): string {
    const columns = [...this.table.primaryKey, ...this.order.map(({ column }) => column)]
    return [...new Set(columns.map(({ name }) => identifier(name)))].join(', ')
  }

  private fromAll(): string {
    return this.shared === 'rows' ? this.fromFound() : this.fromSource()
  }

  private fromFound(): string {
    this.usesFound = true
    return `from ${this.found} as ${this.block}`
  }

  private fromSource(): string {
    return `from ${this.source.from} as ${this.block} where ${this.where}`
  }

  /** A common table expression: Postgres materialises it when it is used twice, and inlines it when it is used once. */
  private get found(): string {
    return `${this.block}_found`
  }

  private get records(): string {
    return `${this.block}_records`
  }

  private get wider(): string {
    return `${this.block}_wider`
  }

  /** Whether there are rows beyond the page, in reading direction. */
  private hasMore(): string {
    this.usesRecords = true
    this.usesNext = true
    return `((select count(*) from ${this.wider}) > ${this.paging.limit})`
  }

  /** Whether there are rows before the page: the page has rows, and the very first row is not among them. */
  private hasSkipped(): string {
    const { cursor, offset } = this.paging
    if (!cursor && offset === 0) return 'false'
    this.usesRecords = true
    const key = (block: string) =>
      `row(${this.table.primaryKey.map((column) => columnOf(block, column)).join(', ')})`
    const start = `select ${key(this.block)} as key ${this.fromAll()} ${this.limited(1)}`
    const seen = `array(select ${key('seen')} from ${this.records} as seen)`
    const answer = `exists (select from ${this.records}) and not (start.key = any (${seen}))`
    return `coalesce((select ${answer} from (${start}) as start), false)`
  }
}
