/** Words that nearly every text of one language has, and none of the other. */
const common = {
  af: ['die', 'en', 'van', 'nie', 'het', 'wat', 'vir', 'jou', 'met', 'hoe', 'jy', 'ons', 'vraag'],
  en: ['the', 'and', 'of', 'to', 'what', 'your', 'for', 'with', 'how', 'you', 'this', 'question'],
} as const

/** The language of a text for learners; an empty word when too little tells it, as in one of numbers or of both. */
export function languageOf(text: string): 'af' | 'en' | '' {
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  const count = (language: keyof typeof common) =>
    words.filter((word) => (common[language] as readonly string[]).includes(word)).length
  const [af, en] = [count('af'), count('en')]
  if (af + en < 5) return ''
  if (af > en * 3) return 'af'
  return en > af * 3 ? 'en' : ''
}
