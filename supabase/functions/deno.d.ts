/** The parts of Deno and the platform that the functions use; everything else is a web standard. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): object
  const env: { get(name: string): string | undefined }
}

declare namespace EdgeRuntime {
  /** Keeps the worker alive after the answer until the work is done. */
  function waitUntil(work: Promise<unknown>): Promise<unknown>
}
