import { afrikaansEersteAddisioneel } from './afrikaans-eerste-addisioneel.ts'
import { economicAndManagementSciences } from './economic-and-management-sciences.ts'
import { englishHomeLanguage } from './english-home-language.ts'
import { gradeOne } from './grade-one.ts'
import { lifeOrientation } from './life-orientation.ts'
import { mathematics } from './mathematics.ts'
import { naturalSciences } from './natural-sciences.ts'
import { socialSciences } from './social-sciences.ts'
import type { WrittenPaper } from './writing.ts'

/** The eight papers of the issue “Papers” (E): what a printed paper must be able to hold. */
export const allPapers: readonly WrittenPaper[] = [
  mathematics,
  englishHomeLanguage,
  afrikaansEersteAddisioneel,
  socialSciences,
  naturalSciences,
  economicAndManagementSciences,
  lifeOrientation,
  gradeOne,
]
