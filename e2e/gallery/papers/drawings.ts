import type { Browser } from '@playwright/test'

const ink = 'fill="none" stroke="#222" stroke-width="3"'
const words = (x: number, y: number, said: string, size = 20, more = '') =>
  `<text x="${String(x)}" y="${String(y)}" font-family="Arimo, Arial, sans-serif" font-size="${String(size)}" fill="#222" ${more}>${said}</text>`
const line = (x1: number, y1: number, x2: number, y2: number, more = '') =>
  `<path d="M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}" ${ink} ${more}/>`
const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const bar = (x: number, floor: number, high: number, fill: string) =>
  `<rect x="${String(x)}" y="${String(floor - high)}" width="56" height="${String(high)}" fill="${fill}" stroke="#222" stroke-width="2"/>`

const fish = (x: number) =>
  `<g transform="translate(${String(x)} 62)"><ellipse cx="40" cy="0" rx="36" ry="21" fill="#dfe7ea" stroke="#222" stroke-width="3"/><path d="M74 0l24-18v36z" fill="#dfe7ea" stroke="#222" stroke-width="3"/><circle cx="20" cy="-5" r="4" fill="#222"/></g>`

const hen = (x: number) =>
  `<g transform="translate(${String(x)} 40)"><path d="M8 50c0-28 20-38 36-30l18-22c10 2 16 10 14 20l-8 10c6 20-6 42-32 42-18 0-28-8-28-20z" fill="#f0e4d4" stroke="#222" stroke-width="3"/><path d="M62-2l3-11 6 6 6-5 2 13" fill="#bbb" stroke="#222" stroke-width="2"/><path d="M77 10l12 4-13 5z" fill="#ddd" stroke="#222" stroke-width="2"/><circle cx="68" cy="9" r="3"/><path d="M34 70v16m14-17v17" ${ink}/></g>`

const learner = (x: number, high: number) =>
  `<g transform="translate(${String(x)} ${String(high)})"><circle cx="0" cy="0" r="19" fill="#e9dcc8" stroke="#222" stroke-width="3"/><path d="M-24 86l6-60q18-12 36 0l6 60z" fill="#d7dee4" stroke="#222" stroke-width="3"/><path d="M-7-2h1m12 0h1M-6 8q6 5 12 0" ${ink}/></g>`

/** The pictures of the papers, drawn so that they can be copied in black and white. Sizes are those of the file. */
const drawings: Record<string, { size: readonly [number, number]; svg: string }> = {
  tank: {
    size: [840, 524],
    svg: `${each(range(9), (index) => `<path d="M110 ${String(440 - index * 48)}H780" stroke="#ccc" stroke-width="2"/>${words(48, 447 - index * 48, String(index * 100), 22)}`)}${each(range(7), (index) => `<path d="M${String(110 + index * 110)} 440V56" stroke="#ccc" stroke-width="2"/>${words(104 + index * 110, 472, String(index), 22)}`)}${line(110, 440, 790, 440)}${line(110, 440, 110, 40)}<path d="M110 56L770 401.6" stroke="#222" stroke-width="4"/>${each(range(7), (index) => `<circle cx="${String(110 + index * 110)}" cy="${String(56 + index * 57.6)}" r="7" fill="#222"/>`)}${words(380, 512, 'Day', 24)}${words(20, 30, 'Water in litres', 24)}`,
  },
  poster: {
    size: [680, 860],
    svg: `<rect x="6" y="6" width="668" height="848" rx="14" fill="#fff" stroke="#222" stroke-width="6"/><path d="M180 120h150v-46h60v46h60q60 0 60 70v40h-66v-34q0-16-18-16H180z" fill="#dde3e6" stroke="#222" stroke-width="5"/><path d="M300 60h120" stroke="#222" stroke-width="14"/><path d="M477 270q26 40 0 58q-26-18 0-58z" fill="#9fb4c0" stroke="#222" stroke-width="4"/>${words(340, 560, '30', 250, 'text-anchor="middle" font-weight="700"')}${words(340, 630, 'drops a minute.', 46, 'text-anchor="middle"')}${words(340, 690, 'Nine bottles a day.', 46, 'text-anchor="middle"')}${words(340, 768, 'Close it.', 62, 'text-anchor="middle" font-weight="700"')}${words(340, 824, 'Your street is watching its water.', 34, 'text-anchor="middle" font-style="italic"')}`,
  },
  gate: {
    size: [800, 472],
    svg: `${line(0, 420, 800, 420)}${each(range(12), (index) => line(300 + index * 40, 200, 300 + index * 40, 420))}${line(290, 230, 760, 230)}${line(290, 380, 760, 380)}${learner(400, 150)}${learner(520, 130)}${learner(650, 160)}<g transform="translate(90 250)"><path d="M40 170c-10-60 10-96 60-100l10-50 22 34 44 6c10 20-4 42-30 44l-4 66z" fill="#e5d2b8" stroke="#222" stroke-width="4"/><circle cx="128" cy="64" r="4"/><path d="M172 62l10 4-10 6" ${ink}/><path d="M40 150q-40-10-30-50" ${ink}/></g>`,
  },
  map: {
    size: [860, 540],
    svg: `<rect x="4" y="4" width="852" height="532" fill="#fff" stroke="#222" stroke-width="4"/><path d="M4 330C200 290 330 400 520 350S760 300 856 320v44C760 344 640 360 520 394S200 340 4 374z" fill="#d4e1e8" stroke="#222" stroke-width="3"/><path d="M330 346h70m-16-10l18 10-18 10" ${ink}/><path d="M120 200q70-150 160 0M160 200q36-80 84 0" ${ink}/>${words(150, 236, 'Hill', 24)}<path d="M90 536Q300 460 470 440T856 250" fill="none" stroke="#222" stroke-width="3" stroke-dasharray="14 8"/>${words(640, 268, 'Road', 24, 'transform="rotate(-18 640 268)"')}<path d="M228 96l40 40m0-40l-40 40m-10-30l20-20m20 0l20 20" ${ink} transform="translate(-40 -18)"/>${words(236, 100, 'Mine', 24)}${each([0, 1, 2], (index) => `<rect x="${String(560 + index * 34)}" y="${String(420 + (index % 2) * 26)}" width="22" height="20" fill="#555"/>`)}${words(556, 500, 'Village', 24)}<path d="M800 110V40m-12 20l12-24 12 24" ${ink}/>${words(791, 140, 'N', 26)}<path d="M620 70h130M620 60v20M750 60v20" ${ink}/>${words(610, 110, '0', 20)}${words(730, 110, '5 km', 20)}`,
  },
  flower: {
    size: [720, 660],
    svg: `<path d="M330 420c-150-20-220-140-190-270 100 0 170 90 190 200zM390 420c150-20 220-140 190-270-100 0-170 90-190 200z" fill="#f3ecd2" stroke="#222" stroke-width="4"/><path d="M320 470q-20-90 40-120 60 30 40 120-40 50-80 0z" fill="#e3ead9" stroke="#222" stroke-width="4"/><path d="M352 356V190h16v166" fill="#fff" stroke="#222" stroke-width="3"/><ellipse cx="360" cy="180" rx="30" ry="14" fill="#ddd" stroke="#222" stroke-width="4"/><path d="M300 440Q270 330 290 250M420 440Q450 330 430 250" ${ink}/><ellipse cx="290" cy="236" rx="14" ry="24" fill="#c9c9c9" stroke="#222" stroke-width="3"/><ellipse cx="430" cy="236" rx="14" ry="24" fill="#c9c9c9" stroke="#222" stroke-width="3"/>${each([340, 360, 380], (x) => `<circle cx="${String(x)}" cy="440" r="8" fill="#fff" stroke="#222" stroke-width="3"/>`)}<path d="M346 498v150M374 498v150" ${ink}/>${each(
      [
        ['A', 590, 200, 520, 240],
        ['B', 640, 290, 444, 240],
        ['C', 560, 100, 388, 176],
        ['D', 620, 450, 398, 440],
        ['E', 560, 600, 374, 590],
      ] as const,
      ([letter, x, y, toX, toY]) => `${line(x - 10, y - 8, toX, toY)}${words(x, y, letter, 34)}`,
    )}`,
  },
  filter: {
    size: [600, 600],
    svg: `<path d="M100 560V60M60 560h180M100 180h150" ${ink} stroke-width="8"/><path d="M230 150h220l-90 120v120h-40V270z" fill="#eef2f4" stroke="#222" stroke-width="4"/><path d="M256 160h168l-84 106z" fill="#d9cdb4" stroke="#222" stroke-width="3"/><path d="M270 430h140v120q0 14-14 14H284q-14 0-14-14z" fill="#fff" stroke="#222" stroke-width="4"/><path d="M272 500h136v50q0 12-12 12H284q-12 0-12-12z" fill="#cfe0e8"/><path d="M340 400q10 18 0 24q-10-6 0-24z" fill="#9fb4c0" stroke="#222" stroke-width="2"/>${words(450, 220, 'sand, salt', 24)}${words(450, 250, 'and water', 24)}${words(430, 530, 'beaker', 24)}`,
  },
  spoons: {
    size: [720, 480],
    svg: `${each(range(6), (index) => `<path d="M110 ${String(400 - index * 64)}H640" stroke="#ccc" stroke-width="2"/>${words(60, 407 - index * 64, String(index * 10), 22)}`)}${line(110, 400, 650, 400)}${line(110, 400, 110, 50)}${bar(180, 400, 262, '#b9c3c8')}${bar(350, 400, 147, '#e6d6bb')}${bar(520, 400, 154, '#eee')}${words(186, 436, 'steel', 24)}${words(352, 436, 'wood', 24)}${words(514, 436, 'plastic', 24)}${words(20, 34, 'Temperature in °C', 24)}`,
  },
  eclipse: {
    size: [880, 300],
    svg: `<circle cx="120" cy="150" r="96" fill="#f5edc8" stroke="#222" stroke-width="4"/><circle cx="470" cy="150" r="30" fill="#999" stroke="#222" stroke-width="4"/><circle cx="740" cy="150" r="62" fill="#dbe6ea" stroke="#222" stroke-width="4"/><path d="M120 54L678 140M120 246L678 160" stroke="#222" stroke-width="2" stroke-dasharray="8 8"/>${words(100, 158, 'sun', 26)}${words(440, 220, 'moon', 26)}${words(712, 158, 'earth', 26)}`,
  },
  apples: {
    size: [840, 240],
    svg: each(
      range(7),
      (index) =>
        `<g transform="translate(${String(20 + index * 116)} ${String(60 + (index % 2) * 40)})"><path d="M50 24c-40-26-60 60-12 92q12 6 24 0c48-32 28-118-12-92z" fill="#ecdcd8" stroke="#222" stroke-width="4"/><path d="M50 24q2-22 16-28" ${ink}/></g>`,
    ),
  },
  hens: {
    size: [840, 260],
    svg: `${line(0, 126, 840, 126)}${line(0, 80, 840, 80)}${each(range(4), (index) => `<g transform="translate(${String(40 + index * 200)} 80) scale(1.3)">${hen(0)}</g>`)}`,
  },
  adding: {
    size: [880, 124],
    svg: `${fish(10)}${fish(140)}${fish(270)}${words(420, 84, '+', 70)}${fish(520)}${fish(660)}`,
  },
  shapes: {
    size: [880, 240],
    svg: `<g ${ink} stroke-width="5"><circle cx="110" cy="120" r="84"/><path d="M330 36l96 168H234z"/><rect x="490" y="40" width="160" height="160"/><rect x="700" y="76" width="166" height="92"/></g>`,
  },
  pencils: {
    size: [840, 260],
    svg: each(
      [
        ['A', 640, 20],
        ['B', 440, 106],
        ['C', 260, 192],
      ] as const,
      ([letter, long, y]) =>
        `${words(10, y + 38, letter, 34)}<path d="M70 ${String(y)}h${String(long)}l50 24-50 24H70z" fill="#f1e7c8" stroke="#222" stroke-width="4"/><path d="M${String(70 + long)} ${String(y)}v48" ${ink}/>`,
    ),
  },
  clock: {
    size: [300, 300],
    svg: `<circle cx="150" cy="150" r="138" fill="#fff" stroke="#222" stroke-width="6"/>${each(
      range(12),
      (index) => {
        const turn = ((index + 1) * Math.PI) / 6
        return words(
          150 + 108 * Math.sin(turn),
          160 - 108 * Math.cos(turn),
          String(index + 1),
          28,
          'text-anchor="middle"',
        )
      },
    )}<path d="M150 150L98 180" stroke="#222" stroke-width="9"/><path d="M150 150V62" stroke="#222" stroke-width="6"/><circle cx="150" cy="150" r="8" fill="#222"/>`,
  },
}

/** A drawing as a PNG file, two dots for each pixel of the paper. */
export async function drawn(browser: Browser, name: string): Promise<Buffer> {
  const found = drawings[name]
  if (found === undefined) throw new Error(`there is no drawing ${name}`)
  const [width, height] = found.size
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(
      `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${found.svg}</svg></body>`,
    )
    return await page.screenshot({ type: 'png' })
  } finally {
    await page.close()
  }
}
