import ipaddr from 'ipaddr.js'

/** All that the internet gives out today. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an IP address belongs to the internet: not to this machine, a private network, a cloud's own services or
 * anything else that is set apart. An IPv4 address within an IPv6 one counts as itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true
}
