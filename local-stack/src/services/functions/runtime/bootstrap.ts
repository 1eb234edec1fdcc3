/**
 * Runs in Deno before a function's own module. It makes `Deno.serve` and `export default { fetch }` work as on the
 * platform, and reports its address to the parent process in marked lines on standard output.
 */

const mark = takeVariable('KRYT_WORKER_MARK')
// The function sees only its own variables; the others belong to the runtime.
for (const name of [
  'DENO_DIR',
  'DENO_NODE_SHIM_ACTIVE',
  'DENO_NO_UPDATE_CHECK',
  'NO_COLOR',
  'PATH',
]) {
  Deno.env.delete(name)
}

const serve = Deno.serve
let serving = false

function takeVariable(name: string): string {
  const value = Deno.env.get(name) ?? ''
  Deno.env.delete(name)
  return value
}

function report(message: { port: number } | { background: number }): void {
  // A new line first: the function may have written half a line.
  Deno.stdout.writeSync(new TextEncoder().encode(`\n${mark} ${JSON.stringify(message)}\n`))
}

function workerError(error: unknown): Response {
  // eslint-disable-next-line no-console -- standard error of a function is its log
  console.error(error)
  const code = 'WORKER_ERROR'
  return Response.json(
    { code, message: 'Function exited due to an error (please check logs)' },
    { status: 500, headers: { 'sb-error-code': code } },
  )
}

/** The platform decides port, host and certificates; signal and error handler are the function's. */
function serveOnLoopback(first: Deno.Handler | Deno.ServeOptions, second?: Deno.Handler): object {
  const options = typeof first === 'function' ? {} : first
  const handler = typeof first === 'function' ? first : (second ?? first.handler)
  if (handler === undefined) throw new TypeError('Deno.serve needs a handler')
  serving = true
  return serve(
    {
      hostname: '127.0.0.1',
      port: 0,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      onError: options.onError ?? workerError,
      onListen(address) {
        report({ port: address.port })
        options.onListen?.(address)
      },
    },
    handler,
  )
}
Deno.serve = serveOnLoopback

let background = 0
const waitUntil = <T>(work: Promise<T>): Promise<T> => {
  report({ background: ++background })
  const done = () => report({ background: --background })
  work.then(done, (error: unknown) => {
    // eslint-disable-next-line no-console -- standard error of a function is its log
    console.error(error)
    done()
  })
  return work
}
Object.assign(globalThis, { EdgeRuntime: { waitUntil } })

async function serveDefaultExport(): Promise<void> {
  const main: unknown = await import(Deno.mainModule)
  if (serving || typeof main !== 'object' || main === null || !('default' in main)) return
  const exported = main.default
  if (typeof exported !== 'object' || exported === null || !('fetch' in exported)) return
  if (typeof exported.fetch !== 'function') return
  const { fetch } = exported
  serveOnLoopback((request, info) => Reflect.apply(fetch, exported, [request, info]) as Response) // Deno checks it
}
// After this module: the main module is evaluated then, and importing it again waits for its end. Its errors
// are reported by Deno itself.
setTimeout(() => {
  serveDefaultExport().catch(() => undefined)
}, 0)
