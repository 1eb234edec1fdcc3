/**
 * The parts of these packages that the server uses. Their own types are installed only by the benchmark's first run.
 */
declare module 'postgraphile' {
  import type { Server } from 'node:http'

  export function postgraphile(preset: object): {
    createServ(adaptor: unknown): { addTo(server: Server): Promise<void> }
  }
}
declare module 'postgraphile/presets/amber' {
  export const PostGraphileAmberPreset: object
}
declare module 'postgraphile/utils' {
  export function pgSmartTags(
    rules: { kind: 'class'; match: (of: { relname: string }) => boolean; tags: object }[],
  ): object
}
declare module 'postgraphile/adaptors/pg' {
  export function makePgService(options: object): object
}
declare module 'postgraphile/grafserv/node' {
  export const grafserv: unknown
}
declare module 'postgraphile-plugin-connection-filter' {
  export const PostGraphileConnectionFilterPreset: object
}
