import { resolve } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import type { FunctionsConfig } from '../../config.ts'
import type { JwtClaims } from '../../db/scope.ts'
import type { GatewayEnv } from '../../gateway/context.ts'
import type { Log } from '../../log.ts'
import { refuseWithoutToken } from './authorise.ts'
import { denoArguments, denoBinary } from './deno-command.ts'
import { forward, FirstByteTimeout } from './forward.ts'
import { forwardedHeaders, functionPath } from './forwarded-headers.ts'
import { functionEnvironment } from './function-environment.ts'
import {
  defaultSettings,
  findFunction,
  listFunctions,
  type FunctionSettings,
} from './function-files.ts'
import { platformLimits, type FunctionLimits } from './limits.ts'
import { platformErrors } from './platform-errors.ts'
import { watchSources } from './watch-sources.ts'
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts'
import { startWorker, type Worker } from './worker.ts'

export interface FunctionsDeps {
  functionsDir: string
  /** `[functions.<slug>]` of config.toml; a function without a section has the defaults. */
  config: FunctionsConfig
  /** Supabase's own variables; `supabase/functions/.env` is added to them. */
  environment: Record<string, string>
  verifyJwt: (token: string) => Promise<JwtClaims | null>
  log: Log
  limits?: Partial<FunctionLimits>
  /** The folder for Deno's cache of compiled modules. */
  cacheDir?: string
}

export interface Functions {
  start(): Promise<void>
  stop(): Promise<void>
  /** Mounted under /functions/v1, all methods. */
  routes: Hono<GatewayEnv>
}

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])
const defaultCacheDir = resolve(import.meta.dirname, '../../../../.local/deno')

/**
 * Edge functions: each folder of `functionsDir` has one Deno process, which is started by the first request and stays
 * warm.
 */
export function createFunctions(deps: FunctionsDeps): Functions {
  const limits: FunctionLimits = { ...platformLimits, ...deps.limits }
  const slots = new Map<string, WorkerSlot>()
  let sources: { close(): Promise<void> } | null = null

  const start = async (name: string): Promise<Worker | null> => {
    const files = findFunction(deps.functionsDir, name, deps.config[name])
    if (files === null) return null
    return startWorker({
      name,
      command: denoBinary(),
      args: denoArguments(deps.functionsDir, files, limits.memoryMb),
      cwd: deps.functionsDir,
      env: {
        ...functionEnvironment(deps.functionsDir, deps.environment, deps.log),
        DENO_DIR: deps.cacheDir ?? defaultCacheDir,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      limits,
      log: deps.log,
    })
  }

  const slotOf = (name: string): WorkerSlot => {
    const known = slots.get(name)
    if (known !== undefined) return known
    const slot = createWorkerSlot(async () => start(name))
    slots.set(name, slot)
    return slot
  }

  const handle = async (context: Context<GatewayEnv>): Promise<Response> => {
    const request = context.req.raw
    const name = context.req.param('name') ?? ''
    const settings = deps.config[name] ?? defaultSettings
    const known = findFunction(deps.functionsDir, name, settings) !== null
    if (!known || !settings.enabled) return platformErrors.notFound()
    if (!methods.has(request.method)) return platformErrors.methodNotAllowed()
    if (settings.verify_jwt && request.method !== 'OPTIONS') {
      const refusal = await refuseWithoutToken(context.req.header('authorization'), deps.verifyJwt)
      if (refusal !== null) return refusal
    }
    const worker = await slotOf(name).acquire()
    if (worker === null) return platformErrors.boot()
    return invoke(request, worker, clientAddress(context), limits)
  }

  const routes = new Hono<GatewayEnv>()
  routes.all('/:name', handle)
  routes.all('/:name/*', handle)
  routes.all('*', () => platformErrors.notFound())

  return {
    routes,
    async start() {
      sources = await watchSources(deps.functionsDir, (name) => {
        for (const [known, slot] of slots) {
          if (name === null || name === known || hasOwnPaths(deps.config[known])) slot.retire()
        }
        deps.log(`functions/${name ?? '*'}: source changed, the next request uses it`, 'note')
      })
      deps.log(`functions: ${listFunctions(deps.functionsDir).join(', ')}`, 'note')
    },
    async stop() {
      await sources?.close()
      sources = null
      await Promise.all([...slots.values()].map((slot) => slot.stop()))
      slots.clear()
    },
  }
}

async function invoke(
  request: Request,
  worker: Worker,
  address: string,
  limits: FunctionLimits,
): Promise<Response> {
  try {
    return await forward(request, {
      port: worker.port,
      path: functionPath(new URL(request.url)),
      headers: forwardedHeaders(request, address),
      firstByteMs: limits.firstByteMs,
      onEnd: worker.beginRequest(),
    })
  } catch (error) {
    if (error instanceof FirstByteTimeout) return platformErrors.idle(limits.firstByteMs / 1000)
    // The connection broke because the process ends; once it has ended, the reason is known.
    const end = await Promise.race([worker.ended, later(1000)])
    return end === 'limit' ? platformErrors.limit() : platformErrors.worker()
  }
}

/** Its files may be anywhere below the functions' folder. */
const hasOwnPaths = (settings: FunctionSettings = defaultSettings) =>
  settings.entrypoint !== undefined ||
  settings.import_map !== undefined ||
  settings.static_files !== undefined

const later = async (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function clientAddress(context: Context<GatewayEnv>): string {
  // Without a socket (an app called in memory) the caller is this machine.
  const bindings: unknown = context.env
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings
  return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? '127.0.0.1'
}
