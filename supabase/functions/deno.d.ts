/** The two parts of Deno that a function's index.ts touches; everything else is web standard. */
declare namespace Deno {
  function serve(handler: (request: Request) => Response | Promise<Response>): object
  const env: { get(name: string): string | undefined }
}
