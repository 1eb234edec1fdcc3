/** Resources of seed.sql that show particular features. */
export const seeded = {
  /** Common fractions: 20 % off, three pictures. */
  discounted: '07a293cc-110a-5dca-90cd-bb7c1fb7647a',
  /** My body and my five senses. */
  free: 'defc8343-5a98-5541-887c-32de7ad023d0',
  /** Wooden counting frame: posted, with questions. */
  posted: '6df7c292-e751-5ea0-8fd4-9f3877dc51d1',
  /** Klimaat en reënval in Suid-Afrika: an Afrikaans one with a long title. */
  afrikaans: '47f883f1-a48b-5b37-ac65-33ffa4bd6985',
  /** Electric circuits: four pictures to look at. */
  circuits: '4ec23672-7eb2-5a4a-ab92-f4832fc95299',
  /** Telling the time: in a bundle, with others of its subject after it in the year. */
  time: '948867d7-8c10-58b5-872d-d7ba66103a32',
  /** A test and a reading pack, 10 % off. */
  bundle: '8fd51490-1667-5ab0-8eb3-432a815a5bb7',
  /** Printed cards and two packs: some of it is posted. */
  mixedBundle: 'c3fd37c0-be69-5af4-9df0-3b18d68adac1',
  /** Grade 3, which has subjects below it. */
  grade: '215256f7-336f-5dac-bd6d-32cd7683f0ed',
  /** Natural Sciences and Technology in grade 4. */
  subject: '405f8b7e-c87c-595e-b0a1-88b894f9b8d9',
} as const
