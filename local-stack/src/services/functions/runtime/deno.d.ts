/** The few parts of Deno that the bootstrap and the fixtures touch. */
declare namespace Deno {
  type Handler = (request: Request, info: object) => Response | Promise<Response>
  interface ServeOptions {
    handler?: Handler
    signal?: AbortSignal
    hostname?: string
    port?: number
    onListen?: (address: { hostname: string; port: number }) => void
    onError?: (error: unknown) => Response | Promise<Response>
  }
  function serve(handler: Handler): object
  function serve(options: ServeOptions, handler?: Handler): object
  function exit(code?: number): never
  function readTextFile(path: string | URL): Promise<string>
  function writeTextFile(path: string | URL, text: string): Promise<void>
  const mainModule: string
  const pid: number
  const env: {
    get(name: string): string | undefined
    delete(name: string): void
    toObject(): Record<string, string>
  }
  const stdout: { writeSync(bytes: Uint8Array): number }
}
