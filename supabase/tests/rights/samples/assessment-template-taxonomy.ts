import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { newSharedPaper } from './assessment-template.ts'
import { created } from './created.ts'
import { newTaxonomy } from './new-taxonomy.ts'
import { newSubject } from './new-subject.ts'

const newPaperOfNobody = async (db: Root) =>
  created(db, 'assessment_template', {
    title: 'Test on Latin',
    complexity: 'Simple',
    total_minutes: 30,
    instructions: '["Answer all questions."]',
    subject_id: await newSubject(db, 'Latin'),
  })

export const assessmentTemplateTaxonomy: Sample = {
  arrange: async (db, world) =>
    created(db, 'assessment_template_taxonomy', {
      assessment_template_id: await newSharedPaper(db, world),
      taxonomy_id: await newTaxonomy(db, 'Levels'),
    }),
  insert: async (db) => ({
    assessment_template_id: await newPaperOfNobody(db),
    taxonomy_id: await newTaxonomy(db, 'More levels'),
    position: 1,
  }),
  variants: [
    {
      what: 'of a paper that neither teacher may read',
      arrange: async (db) =>
        created(db, 'assessment_template_taxonomy', {
          assessment_template_id: await newPaperOfNobody(db),
          taxonomy_id: await newTaxonomy(db, 'Other levels'),
        }),
      refuses: { select: ['owner', 'stranger'] },
    },
  ],
}
