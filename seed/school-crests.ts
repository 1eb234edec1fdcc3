import { seedId } from './ids.ts'
import type { PLANS } from './planning.ts'

const GREEN = '#1F4D3D'

/** A marula tree on a ridge, under an open book. Its lines survive a photocopier. */
const MARULA = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440" width="600" height="660">
<path d="M34 24H366V220C366 322 292 388 200 424 108 388 34 322 34 220Z" fill="#fff"/>
<path d="M34 24H366V128H34Z" fill="${GREEN}"/>
<path d="M200 108C176 88 140 86 104 92V46C140 40 176 44 200 62 224 44 260 40 296 46V92C260 86 224 88 200 108ZM200 62V104" fill="#fff" stroke="${GREEN}" stroke-width="5" stroke-linejoin="round"/>
<clipPath id="in"><path d="M34 24H366V220C366 322 292 388 200 424 108 388 34 322 34 220Z"/></clipPath>
<path d="M34 268 112 232 168 262 246 214 300 246 366 226V424H34Z" clip-path="url(#in)" fill="#4B8F5B"/>
<g stroke="${GREEN}" fill="none" stroke-linecap="round" stroke-width="7">
<path d="M70 312C120 290 168 320 214 298S296 290 330 306M104 352C150 336 196 358 240 342"/>
<path d="M196 300C200 270 200 250 196 226M198 262 168 232M199 252 230 224" stroke-width="11"/>
</g>
<path d="M128 218C118 186 144 164 168 170 176 144 224 144 232 170 258 164 284 188 270 218 252 238 218 230 198 230 178 232 148 238 128 218Z" fill="#C99A1E" stroke="${GREEN}" stroke-width="7"/>
<path d="M34 24H366V220C366 322 292 388 200 424 108 388 34 322 34 220Z" fill="none" stroke="${GREEN}" stroke-width="13" stroke-linejoin="round"/>
</svg>`

/** Schools with a logo. The other seeded school deliberately has none. */
export const CRESTS: Partial<Record<keyof typeof PLANS, string>> = { thandi: MARULA }

/** The storage key in the bucket `images`, which school.school_img_key contains. */
export const crestKey = (name: keyof typeof PLANS): string =>
  `Schools/${seedId('school', name)}/logo.webp`
