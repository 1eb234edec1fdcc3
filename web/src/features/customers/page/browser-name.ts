// The order matters: Edge and Opera say that they are Chrome, and Chrome says that it is Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdge\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (agent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/**
 * "Chrome · Windows" for what a browser says of itself. Names of products are the same in every language.
 * @returns what it said, where we know neither; null where it said nothing
 */
export function browserName(agent: string | null): string | null {
  if (agent === null || agent.trim() === '') return null
  const known = [nameIn(agent, browsers), nameIn(agent, systems)].filter(
    (name) => name !== undefined,
  )
  return known.length === 0 ? agent : known.join(' · ')
}
