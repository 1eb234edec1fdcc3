import { createContext } from 'react'

/** The language of the texts inside, in which formulas are read aloud. */
export const TextLanguage = createContext<'en' | 'af'>('en')
