/** The parts of Deno and the platform that a function's index.ts touches; everything else is web standard. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): object
  const env: { get(name: string): string | undefined }
}

declare namespace EdgeRuntime {
  /** Keeps the worker until the work is done, after the answer has gone out. */
  function waitUntil(work: Promise<unknown>): Promise<unknown>
}
