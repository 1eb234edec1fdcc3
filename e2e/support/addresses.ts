/**
 * Ports of the stack for the browser tests. They differ from those of `npm start`, so both can run at once, and lie below
 * those that a system gives to outgoing connections: one of these may hold a port just when the stack starts.
 */
const base = Number(process.env['KRYT_E2E_PORT_BASE'] ?? 26_320)

const ports = { api: base + 1, db: base + 2, mail: base + 4, smtp: base + 5, web: base + 6 }

export const addresses = {
  ports,
  web: `http://127.0.0.1:${String(ports.web)}`,
  api: `http://127.0.0.1:${String(ports.api)}`,
  mail: `http://127.0.0.1:${String(ports.mail)}`,
}
