/** The process that `bench/realtime.ts` measures: Realtime on a throw-away database with the shop's own product table. */
import { startRealtimeServer } from '../src/services/realtime/testing/server.ts'

export interface Ready {
  url: string
  databaseUrl: string
  categories: string[]
  products: string[]
}

export interface Usage {
  /** In megabytes, after garbage collection. */
  rss: number
  heap: number
  /** Since the start of the process. */
  cpuSeconds: number
}

const world = `
insert into public.product_category (name) select 'Category ' || n from generate_series(1, 20) as n;
insert into public.product (title, description, price, e_commerce_product, publish_date, thumbnails, category_id)
select 'Resource ' || n, repeat('<p>Words about the resource.</p>', 20), 50, true, now() - interval '1 day',
       '{cover.webp}', (select id from public.product_category order by name offset n % 20 limit 1)
  from generate_series(1, 2000) as n;
analyze public.product;`

const server = await startRealtimeServer({
  migrations: true,
  setup: world,
  limits: { concurrentUsers: 10_000, joinsPerSecond: 10_000 },
})
const ids = async (table: 'product' | 'product_category') => {
  const { rows } = await server.db.query<{ id: string }>(
    `select id from public.${table} order by id`,
  )
  return rows.map(({ id }) => id)
}
const { host, port, user, password } = server.db
const ready: Ready = {
  url: server.url,
  databaseUrl: `postgres://${user ?? ''}:${password ?? ''}@${host}:${port}/postgres`,
  categories: await ids('product_category'),
  products: await ids('product'),
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

process.on('message', (message) => {
  if (message === 'usage') {
    global.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const usage: Usage = {
      rss: megabytes(rss),
      heap: megabytes(heapUsed),
      cpuSeconds: (user + system) / 1e6,
    }
    process.send?.(usage)
    return
  }
  for (const line of server.lines) console.log(line)
  void server.stop().then(() => process.exit(0))
})
// Whoever asked for it has ended.
process.once('disconnect', () => {
  void server.stop().then(() => process.exit(0))
})
process.send?.(ready)
