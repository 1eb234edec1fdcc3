import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { StackError } from './errors/stack-error.ts'
import { projectKeys, type ProjectKeys } from './keys.ts'
import { refuseUnread } from './unread-settings.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const seconds = z.number().int().positive()

/** Services that local-stack always runs. */
const always = z.literal(true).default(true)

/** The part of `supabase/config.toml` that local-stack reads. */
const tomlSchema = z.object({
  project_id: z.string(),
  api: z.object({
    enabled: always,
    port,
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number().int(),
    auto_expose_new_tables: z.boolean().default(true),
  }),
  db: z.object({ port, major_version: z.number() }),
  local_smtp: z.object({ port, smtp_port: port }),
  storage: z.object({ enabled: always, file_size_limit: z.string() }),
  realtime: z.object({ enabled: always }).optional(),
  edge_runtime: z
    .object({
      enabled: always,
      policy: z.literal('per_worker').default('per_worker'),
      deno_version: z.literal(2).default(2),
    })
    .optional(),
  auth: z.looseObject({
    site_url: z.url(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: seconds,
    minimum_password_length: z.number().int().default(6),
    password_requirements: z.string().default(''),
  }),
  functions: z
    .record(
      z.string(),
      z.object({
        enabled: z.boolean().default(true),
        verify_jwt: z.boolean().default(true),
        entrypoint: z.string().optional(),
        import_map: z.string().optional(),
        static_files: z.array(z.string()).optional(),
      }),
    )
    .default({}),
})

/** Sections in which every setting must be one that we read; the other sections belong to the CLI. */
const obeyed = ['api', 'db', 'storage', 'realtime', 'edge_runtime', 'functions'] as const

/** Settings for the CLI's own containers, and those that the CLI itself follows when it migrates. */
const harmless = [
  'db.migrations',
  'db.seed',
  'db.shadow_port',
  'db.health_timeout',
  'edge_runtime.inspector_port',
]

/** Every port can be overridden, so that several stacks run at once (tests do). */
const environmentSchema = z.object({
  KRYT_API_PORT: port.optional(),
  KRYT_DB_PORT: port.optional(),
  KRYT_MAIL_PORT: port.optional(),
  KRYT_SMTP_PORT: port.optional(),
  KRYT_WEB_PORT: port.default(3000),
  KRYT_DATA_DIR: z.string().optional(),
})

export type FunctionsConfig = z.infer<typeof tomlSchema>['functions']
export type AuthConfig = z.infer<typeof tomlSchema>['auth']

export interface StackConfig {
  /** Repository root. */
  root: string
  projectId: string
  /** The folder for everything that the stack writes; kept between runs. */
  dataDir: string
  ports: { api: number; db: number; mail: number; smtp: number; web: number }
  keys: ProjectKeys
  api: { schemas: string[]; extraSearchPath: string[]; maxRows: number; autoExpose: boolean }
  auth: AuthConfig
  storage: { fileSizeLimit: string }
  functions: FunctionsConfig
  functionsDir: string
}

/**
 * Reads `supabase/config.toml` and the environment once.
 * @throws StackError that names every wrong key or variable, and every setting that would be ignored
 */
export function readConfig(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
): StackConfig {
  const toml = readToml(readFileSync(join(root, 'supabase/config.toml'), 'utf8'))
  const env = checked('The environment', environmentSchema, environment)
  const web = env.KRYT_WEB_PORT
  return {
    root,
    projectId: toml.project_id,
    dataDir: resolve(root, env.KRYT_DATA_DIR ?? '.local'),
    ports: {
      api: env.KRYT_API_PORT ?? toml.api.port,
      db: env.KRYT_DB_PORT ?? toml.db.port,
      mail: env.KRYT_MAIL_PORT ?? toml.local_smtp.port,
      smtp: env.KRYT_SMTP_PORT ?? toml.local_smtp.smtp_port,
      web,
    },
    keys: projectKeys,
    api: {
      schemas: toml.api.schemas,
      extraSearchPath: toml.api.extra_search_path,
      maxRows: toml.api.max_rows,
      autoExpose: toml.api.auto_expose_new_tables,
    },
    auth: withWebPort(toml.auth, web),
    storage: { fileSizeLimit: toml.storage.file_size_limit },
    functions: toml.functions,
    functionsDir: join(root, 'supabase/functions'),
  }
}

function readToml(text: string): z.infer<typeof tomlSchema> {
  const given = parse(text)
  const toml = checked('supabase/config.toml', tomlSchema, given)
  for (const section of obeyed) refuseUnread(section, given[section], toml[section], harmless)
  return toml
}

function checked<T>(source: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new StackError(`${source} is wrong: ${problems.join('; ')}.`)
}

/** Links in emails lead to the web app of this stack, even when its port is overridden. */
function withWebPort(auth: AuthConfig, web: number): AuthConfig {
  const move = (url: string) => url.replace(/:3000\b/, `:${String(web)}`)
  return {
    ...auth,
    site_url: move(auth.site_url),
    additional_redirect_urls: auth.additional_redirect_urls.map(move),
  }
}
