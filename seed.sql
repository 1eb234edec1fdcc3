-- A small believable school world. Written by "npm run seed:write -w seed" from seed/resources
-- and seed/personas.ts: change those, not this file.

insert into public.product_category (id, name, grade, parent_id) values
  ('ae9f97a9-edda-5226-aa70-15c9d31dfbe6', 'Grade R', 'R', null),
  ('dcdfee2c-e452-5d4d-8a01-e600cd2f1591', 'Grade 1', '1', null),
  ('6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f', 'Grade 2', '2', null),
  ('215256f7-336f-5dac-bd6d-32cd7683f0ed', 'Grade 3', '3', null),
  ('2a261260-dc8b-5377-a689-f9daef8e9d7a', 'Grade 4', '4', null),
  ('e7eda000-d080-53c1-ba65-29e1b28f4015', 'Grade 5', '5', null),
  ('bededc59-816b-5164-baaa-ae6de9363f41', 'Grade 6', '6', null),
  ('4436bab4-03c2-5e85-9cc2-2aa1405698c3', 'Grade 7', '7', null)
on conflict do nothing;

insert into public.product_category (id, name, grade, parent_id) values
  ('3007695d-c08a-5de4-9d1b-857314d55a85', 'Mathematics', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('f96f5814-3d65-51a6-8ee4-5171bbe0c4d4', 'English Home Language', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('be55dffa-3109-51b7-b52b-a0d4873bd343', 'English First Additional Language', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('5837b694-3068-50fc-8bcd-5df278fdf7c3', 'Afrikaans Huistaal', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('75b0e3b5-4813-5387-890c-61a05d93f2e2', 'Afrikaans Eerste Addisionele Taal', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('1b71522c-34cf-5ec9-92a0-75c36fa0157f', 'Life Skills', 'R', 'ae9f97a9-edda-5226-aa70-15c9d31dfbe6'),
  ('f36b39c4-426a-5c6f-a1dc-e8073a223608', 'Mathematics', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('7c2e12a7-ba84-57d1-8be2-2490dee17577', 'English Home Language', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('18797488-5b30-5ef9-bdfd-316bcf7966bd', 'English First Additional Language', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('a1761306-2c68-5049-b5dd-5c1f976cd169', 'Afrikaans Huistaal', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('c5add0f8-6396-5325-a37d-007e1f661ace', 'Afrikaans Eerste Addisionele Taal', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('76cc67bb-d5e8-54fe-95a6-b0d99250b679', 'Life Skills', '1', 'dcdfee2c-e452-5d4d-8a01-e600cd2f1591'),
  ('e834d422-66b1-5437-9b89-b004f3993325', 'Mathematics', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('8359ac1e-141e-53cf-9392-bf5ac95aa81a', 'English Home Language', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('726be2d7-c95b-56ff-adaa-b5d2e025066b', 'English First Additional Language', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('c136ad76-5d4e-5a24-b8e0-e8ad8d1dd43c', 'Afrikaans Huistaal', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('9a16eb2c-a22d-5d22-86db-3cef9ec339e6', 'Afrikaans Eerste Addisionele Taal', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('e0a7d565-4ea9-5ded-a4a2-77046f1d8456', 'Life Skills', '2', '6b4e7975-83a9-5d7a-87f5-fb6143b0ad3f'),
  ('9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', 'Mathematics', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('64c80de3-197e-568a-a5e0-c8dd986bfbe1', 'English Home Language', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('94ea259c-8feb-5f39-8e00-7468326c9394', 'English First Additional Language', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('d28a6fb2-7dbd-50bb-9849-08e78bd8b8ec', 'Afrikaans Huistaal', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('5e282afd-fddc-50e4-95df-83131a1bcdb6', 'Afrikaans Eerste Addisionele Taal', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('4a6d2c64-3441-5f40-b22d-b5df6ce6b440', 'Life Skills', '3', '215256f7-336f-5dac-bd6d-32cd7683f0ed'),
  ('843acee5-278c-5be8-aa07-e9a3d5e7d5bb', 'Mathematics', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('2f32fcf2-58fe-545b-84f8-0f1a861b01f3', 'English Home Language', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('ae65ddad-b0ea-5d58-9e78-3721cd85610e', 'English First Additional Language', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('bb7883c2-9d63-5c88-a2e7-4729c1b2d5dd', 'Afrikaans Huistaal', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('a2ffbe29-e968-55fe-9a46-7753195fbe29', 'Afrikaans Eerste Addisionele Taal', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('3ad6216c-d307-5ed5-baa7-f1ac0d58d095', 'Life Skills', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('405f8b7e-c87c-595e-b0a1-88b894f9b8d9', 'Natural Sciences and Technology', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('ffb25e44-333c-519e-b4dd-5aedf0d3f67c', 'Social Sciences', '4', '2a261260-dc8b-5377-a689-f9daef8e9d7a'),
  ('02c60661-abf9-5a4e-bc76-c7769e9836e2', 'Mathematics', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('a79875fa-7177-5e8d-b7af-ebbd2f0bba92', 'English Home Language', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('dc54525c-4ff5-5fd6-a4f6-459d7d4e066f', 'English First Additional Language', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('acef8bc3-acf9-5102-afc2-b5f4276eced1', 'Afrikaans Huistaal', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('2515136f-cee0-5c44-bfa8-0e842e72c3c6', 'Afrikaans Eerste Addisionele Taal', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('7b9cf228-3ff1-5816-8b59-56a2c6abfa91', 'Life Skills', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('fab5f25e-240f-548f-8b87-9bda007bca80', 'Natural Sciences and Technology', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('e7357022-edb5-5eb5-b728-3222f8200466', 'Social Sciences', '5', 'e7eda000-d080-53c1-ba65-29e1b28f4015'),
  ('07ea9540-ae20-5afd-8df2-c378028026a9', 'Mathematics', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('274da6be-f8fe-5349-b02f-55d3d074d957', 'English Home Language', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('2579bb3f-8f23-5e7c-ae41-8f3b0fe2a1f7', 'English First Additional Language', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('1877b1db-5fce-5d47-a955-5c5284bcc8da', 'Afrikaans Huistaal', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('1a0362c7-922a-5c45-b3e0-a11a0c91c9bc', 'Afrikaans Eerste Addisionele Taal', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('3546f622-76e3-5a9b-955b-76c55936f6e1', 'Life Skills', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('f95c40fa-9d23-521c-9334-6c03679649c8', 'Natural Sciences and Technology', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('fee0cbf6-3e22-542e-bd8f-6a9bbdba2b81', 'Social Sciences', '6', 'bededc59-816b-5164-baaa-ae6de9363f41'),
  ('e5bd597b-f6f3-54c6-b7fb-157ff7e26766', 'Mathematics', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('b5745036-8040-58fc-b402-e1bab4c74757', 'English Home Language', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('41621c42-63e3-5360-84e7-3f9137b1085f', 'English First Additional Language', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('cab36aec-495e-519a-b233-0ec1634a8c21', 'Afrikaans Huistaal', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('fc45cad5-8b68-5c07-a137-a02adf4d5415', 'Afrikaans Eerste Addisionele Taal', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('136e82df-1d99-563c-b949-2817d35b00ad', 'Natural Sciences', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('ce845206-d39d-5b7a-8aa0-355ec550bd07', 'Social Sciences', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('d5325688-32d1-5aca-b937-fb22d608e052', 'Economic and Management Sciences', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('b44b2b5f-c03f-5ec0-b80d-a6632d4f2e9a', 'Technology', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('e61f0c1a-04a3-5dc8-9ee7-4b07841acfdd', 'Life Orientation', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3'),
  ('71b2f39f-8137-5e3f-9550-0320648378ce', 'Creative Arts', '7', '4436bab4-03c2-5e85-9cc2-2aa1405698c3')
on conflict do nothing;

insert into public.product_tag (id, name) values
  ('f6812127-e2a3-5ec4-88fa-19649b59f788', 'Term 1'),
  ('aead46db-6c90-5239-8a90-28415824d396', 'Term 2'),
  ('a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'Term 3'),
  ('ecc0715e-2fe6-553b-8bc8-fd81713250c1', 'Term 4'),
  ('c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'English'),
  ('172b843a-c920-5789-b9db-4e837137e478', 'Afrikaans'),
  ('363b4abd-890a-5cb6-b4fd-dab56827fdbb', 'Worksheet'),
  ('6b484bec-c3c2-5188-9285-3936f6f3f0e7', 'Memo included'),
  ('db93f79c-f245-5f53-a1d4-e9d6ed2eb6ee', 'Poster'),
  ('a4d9acaf-799b-5ecb-81ab-ceca4877c40d', 'Flash cards'),
  ('79d7ca29-773c-50b6-b44f-4b31ff47688a', 'Exam practice'),
  ('67483482-e942-5f67-a401-f3408d170d39', 'Revision'),
  ('c461ded7-44e6-5796-87b0-ec0b10f5a18c', 'Project'),
  ('00660619-1bf6-577d-8779-52eeefed1a40', 'Reading'),
  ('6c98a502-38fa-570d-a0f4-08cb09cace36', 'Drill'),
  ('e0454213-b11d-562a-8ac4-138adeffa806', 'Game')
on conflict do nothing;

insert into public.product (id, title, description, price, discount_percentage, e_commerce_product, subscription_product, physical, featured, publish_date, thumbnails, tags, category_id, questions, sku, pages, marks, language, term, topic) values
  ('01b63674-bec4-5e01-b067-51281c3582fa', 'Maaltafels van 2, 3, 4, 5 en 10', 
   '<p>Kort, doelgerigte inoefening van die tafels wat graad 3 moet ken. Die eerste vraag bring elke feit een keer na vore, daarna draai ons die som om sodat leerders sien dat deling en vermenigvuldiging bymekaar hoort.</p><p>Gebruik dit as ’n weeklikse vyfminutetoets, of knip die vrae los vir werk in die leerhoekie.</p><ul><li>16 maalsomme, 8 somme met ’n ontbrekende getal en 8 deelsomme</li><li>Getalpatrone wat die tafels gebruik</li><li>Drie woordprobleme uit die klaskamer</li></ul><p><strong>Graad 3, Wiskunde</strong>, Kwartaal 3<br>KABV-onderwerp: Herhaalde optelling lei tot vermenigvuldiging<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   28.00, null, true, false, false, false, '2026-02-02T06:00:00Z', 
   array['Products/01b63674-bec4-5e01-b067-51281c3582fa/cover.webp', 'Products/01b63674-bec4-5e01-b067-51281c3582fa/page-1.webp', 'Products/01b63674-bec4-5e01-b067-51281c3582fa/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6c98a502-38fa-570d-a0f4-08cb09cace36', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1001, 3, 45, 'af', 3, 'Herhaalde optelling lei tot vermenigvuldiging'),
  ('07a293cc-110a-5dca-90cd-bb7c1fb7647a', 'Common fractions: name, compare, add', 
   '<p>A complete lesson on common fractions for the first week of the topic. Learners start with pictures, move on to equivalent fractions and end with addition and subtraction of fractions with the same denominator, including mixed numbers.</p><p>The fraction bars print clearly in black and white, so one master copy is enough.</p><ul><li>Naming and shading fractions in bars and circles</li><li>Equivalent fractions and comparing with &lt;, &gt; and =</li><li>Adding and subtracting, fractions of whole numbers</li><li>Two word problems that ask for a full calculation</li></ul><p><strong>Grade 5, Mathematics</strong>, Term 2<br>CAPS topic: Common fractions<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   45.00, 20, true, false, false, true, '2026-02-09T06:00:00Z', 
   array['Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/cover.webp', 'Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/page-1.webp', 'Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '02c60661-abf9-5a4e-bc76-c7769e9836e2', '[]'::jsonb, 1002, 3, 41, 'en', 2, 'Common fractions'),
  ('435f1e5c-ebb3-5a0e-9483-feecb43d797a', 'Leesbegrip: Die verlore posduif', 
   '<p>’n Oorspronklike kortverhaal van ongeveer 225 woorde oor ’n seun in Calvinia wat ’n moeë posduif op die stoep vind. Die storie is geskryf om met graad 4’s gelees te word: kort sinne, natuurlike dialoog en genoeg geheime om oor te raai.</p><p>Die vrae loop van letterlik tot evaluering, met taalvrae wat uit die teks self kom.</p><ul><li>Leesstuk met genommerde paragrawe</li><li>Letterlike, herorganisasie-, afleidings- en evalueringsvrae</li><li>Taal: verkleining, meervoude, teenoorgesteldes en direkte rede</li></ul><p><strong>Graad 4, Afrikaans Huistaal</strong>, Kwartaal 1<br>KABV-onderwerp: Lees en kyk: storie met dialoog<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   35.00, null, true, false, false, false, '2026-01-19T06:00:00Z', 
   array['Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/cover.webp', 'Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/page-1.webp', 'Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'bb7883c2-9d63-5c88-a2e7-4729c1b2d5dd', '[]'::jsonb, 1003, 3, 25, 'af', 1, 'Lees en kyk: storie met dialoog'),
  ('4ec23672-7eb2-5a4a-ab92-f4832fc95299', 'Electric circuits and safe electricity', 
   '<p>Clear circuit diagrams, the right symbols and questions that uncover the usual misunderstanding that a circuit “uses up” current. Works with or without cells and bulbs in the classroom.</p><p>The last page is about electricity at home: load-shedding, prepaid meters and safety.</p><ul><li>Circuit symbols and reading circuit diagrams</li><li>Open and closed circuits, conductors and insulators</li><li>An investigation table that learners can complete from results</li></ul><p><strong>Grade 6, Natural Sciences and Technology</strong>, Term 3<br>CAPS topic: Energy and change: electric circuits<br>4 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   38.00, null, true, false, false, false, '2026-02-16T06:00:00Z', 
   array['Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/cover.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-1.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-2.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-3.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'f95c40fa-9d23-521c-9334-6c03679649c8', '[]'::jsonb, 1004, 4, 35, 'en', 3, 'Energy and change: electric circuits'),
  ('90c99721-4321-5c4f-a112-8d899655014b', 'Tel saam tot by 10', 
   '<p>Groot prente, min woorde. Maats tel die vorms, skryf die getal en trek syfers na. Lees die opdrag hardop voor; elke vraag pas in een kringbespreking.</p><ul><li>Tel en skryf 1 tot 10</li><li>Tienraamwerke om getalle te sien</li><li>Syfers om oor te trek</li></ul><p><strong>Graad R, Wiskunde</strong>, Kwartaal 2<br>KABV-onderwerp: Getalle, bewerkings en verwantskappe: tel voorwerpe<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   null, null, true, false, false, false, '2026-01-19T06:00:00Z', 
   array['Products/90c99721-4321-5c4f-a112-8d899655014b/cover.webp', 'Products/90c99721-4321-5c4f-a112-8d899655014b/page-1.webp', 'Products/90c99721-4321-5c4f-a112-8d899655014b/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '3007695d-c08a-5de4-9d1b-857314d55a85', '[]'::jsonb, 1005, 3, 11, 'af', 2, 'Getalle, bewerkings en verwantskappe: tel voorwerpe'),
  ('948867d7-8c10-58b5-872d-d7ba66103a32', 'Telling the time: quarters and five minutes', 
   '<p>Real clock faces with properly placed hands: at half past four the hour hand stands between four and five, as it does on the wall. Learners read, write and draw times and then use a school timetable.</p><ul><li>Reading analogue clocks in words and in digits</li><li>Drawing hands for a given time</li><li>Working out how long something takes</li></ul><p><strong>Grade 3, Mathematics</strong>, Term 2<br>CAPS topic: Measurement: time<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   32.00, null, true, false, false, false, '2026-02-23T06:00:00Z', 
   array['Products/948867d7-8c10-58b5-872d-d7ba66103a32/cover.webp', 'Products/948867d7-8c10-58b5-872d-d7ba66103a32/page-1.webp', 'Products/948867d7-8c10-58b5-872d-d7ba66103a32/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1006, 3, 20, 'en', 2, 'Measurement: time'),
  ('defc8343-5a98-5541-887c-32de7ad023d0', 'My body and my five senses', 
   '<p>Talk first, then draw: a gentle first worksheet for the theme “Me”. Learners look, smell, taste, hear and feel on a walk through the school grounds and record what they found.</p><ul><li>A senses walk with a drawing space for each sense</li><li>Match body part and sense</li><li>Questions to read aloud</li></ul><p><strong>Grade R, Life Skills</strong>, Term 1<br>CAPS topic: Beginning knowledge: my body<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   null, null, true, false, false, false, '2026-01-19T06:00:00Z', 
   array['Products/defc8343-5a98-5541-887c-32de7ad023d0/cover.webp', 'Products/defc8343-5a98-5541-887c-32de7ad023d0/page-1.webp', 'Products/defc8343-5a98-5541-887c-32de7ad023d0/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '1b71522c-34cf-5ec9-92a0-75c36fa0157f', '[]'::jsonb, 1007, 3, 9, 'en', 1, 'Beginning knowledge: my body'),
  ('8fb5a8db-50ae-53be-8f0c-58acf0d85329', 'Die weer en die vier seisoene', 
   '<p>Bou ’n weekkaart van die weer en gesels oor wat ons in elke seisoen aantrek, eet en doen. Die kaart werk ewe goed op die Hoëveld en in die Kaap, want die maats teken wat hulle self deur die venster sien.</p><ul><li>Weerkaart vir vyf skooldae</li><li>Kies die regte klere by die weer</li><li>Raaisel om saam op te sê</li></ul><p><strong>Graad R, Lewensvaardighede</strong>, Kwartaal 3<br>KABV-onderwerp: Aanvangskennis: die weer<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   22.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/8fb5a8db-50ae-53be-8f0c-58acf0d85329/cover.webp', 'Products/8fb5a8db-50ae-53be-8f0c-58acf0d85329/page-1.webp', 'Products/8fb5a8db-50ae-53be-8f0c-58acf0d85329/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '1b71522c-34cf-5ec9-92a0-75c36fa0157f', '[]'::jsonb, 1008, 3, 5, 'af', 3, 'Aanvangskennis: die weer'),
  ('5aea5cca-82a0-59ac-88a5-b2e32f3d24cc', 'Shapes all around us', 
   '<p>A calm wall poster with nine shapes and their names in large print. Laminated, so that learners can trace the shapes with a whiteboard marker.</p><p>Rolled in a tube, not folded.</p><ul><li>Nine shapes with their names</li><li>A question under each group to start a conversation</li><li>Laminated on both sides</li></ul><p><strong>Grade R, Mathematics</strong><br>CAPS topic: Space and shape: two-dimensional shapes<br>One A2 poster, 170 g paper, laminated. Printed and sent to you by post</p>', 
   95.00, null, true, false, true, false, '2026-01-19T06:00:00Z', 
   array['Products/5aea5cca-82a0-59ac-88a5-b2e32f3d24cc/cover.webp', 'Products/5aea5cca-82a0-59ac-88a5-b2e32f3d24cc/page-1.webp']::text[], 
   array['c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'db93f79c-f245-5f53-a1d4-e9d6ed2eb6ee']::uuid[], 
   '3007695d-c08a-5de4-9d1b-857314d55a85', '[{"type":"Radio","label":"Finish","hint":"Gloss is easier to wipe, matt reflects less light.","placeholder":"","required":true,"items":["Gloss","Matt"],"value":null}]'::jsonb, 1009, null, null, 'en', null, 'Space and shape: two-dimensional shapes'),
  ('a4f5519f-891a-5e76-9035-9bf8a903a2a7', 'Klankkaarte vir beginners', 
   '<p>Een klank, een woord, een kaart. Die woorde is gekies omdat die klank duidelik aan die begin gehoor word. Die doos bevat ’n boekie met ses speletjies vir die mat.</p><ul><li>24 klanke in die volgorde waarin die meeste skole hulle aanbied</li><li>Groot kleinletter, met die woord daaronder</li><li>Ronde hoeke wat nie skeur nie</li></ul><p><strong>Graad R, Afrikaans Huistaal</strong>, Kwartaal 1<br>KABV-onderwerp: Luister en praat: ontluikende geletterdheid<br>24 kaarte van 95 × 122 mm op 300 g karton, in ’n doos. Gedruk en per pos aan jou gestuur</p>', 
   120.00, 10, true, false, true, false, '2026-01-19T06:00:00Z', 
   array['Products/a4f5519f-891a-5e76-9035-9bf8a903a2a7/cover.webp', 'Products/a4f5519f-891a-5e76-9035-9bf8a903a2a7/page-1.webp', 'Products/a4f5519f-891a-5e76-9035-9bf8a903a2a7/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', 'a4d9acaf-799b-5ecb-81ab-ceca4877c40d', 'e0454213-b11d-562a-8ac4-138adeffa806']::uuid[], 
   '5837b694-3068-50fc-8bcd-5df278fdf7c3', '[{"type":"Text","label":"Naam op die doos","hint":"Byvoorbeeld Juf. Lenie se klas. Los oop vir ’n doos sonder naam.","placeholder":"Juf. Lenie se klas","required":false,"items":[],"value":null},{"type":"Select","label":"Lettertipe","hint":"","placeholder":"Kies een","required":true,"items":["Drukskrif","Skoolskrif"],"value":null}]'::jsonb, 1010, null, null, 'af', 1, 'Luister en praat: ontluikende geletterdheid'),
  ('e40737bf-7b63-56f0-83ed-0d795c949817', 'Short vowel words: read, build, write', 
   '<p>Three-letter words with short a, e, i, o and u. Learners read the words in boxes, build new ones by changing a single sound, and finish with four sentences they can read on their own.</p><ul><li>Word boxes for partner reading</li><li>Changing one sound to make a new word</li><li>Handwriting lines with letters to trace</li></ul><p><strong>Grade 1, English Home Language</strong>, Term 2<br>CAPS topic: Phonics: consonant-vowel-consonant words<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   25.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/e40737bf-7b63-56f0-83ed-0d795c949817/cover.webp', 'Products/e40737bf-7b63-56f0-83ed-0d795c949817/page-1.webp', 'Products/e40737bf-7b63-56f0-83ed-0d795c949817/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '7c2e12a7-ba84-57d1-8be2-2490dee17577', '[]'::jsonb, 1011, 3, 14, 'en', 2, 'Phonics: consonant-vowel-consonant words'),
  ('28f51461-b7d5-55fe-9b4f-e22fd9f7dd0b', 'Optel en aftrek tot by 20', 
   '<p>Van tienraamwerke na somme: leerders sien eers die getal, bou dan tien en gebruik dit om oor die tien te reken. Die getallelyn staan op dieselfde bladsy as die somme.</p><ul><li>Verdubbel en halveer</li><li>Maak tien</li><li>Somme met en sonder die getallelyn</li><li>Twee storiesomme</li></ul><p><strong>Graad 1, Wiskunde</strong>, Kwartaal 3<br>KABV-onderwerp: Getalle, bewerkings en verwantskappe<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   24.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/28f51461-b7d5-55fe-9b4f-e22fd9f7dd0b/cover.webp', 'Products/28f51461-b7d5-55fe-9b4f-e22fd9f7dd0b/page-1.webp', 'Products/28f51461-b7d5-55fe-9b4f-e22fd9f7dd0b/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6c98a502-38fa-570d-a0f4-08cb09cace36', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'f36b39c4-426a-5c6f-a1dc-e8073a223608', '[]'::jsonb, 1012, 3, 25, 'af', 3, 'Getalle, bewerkings en verwantskappe'),
  ('9d00c10e-690d-5b2a-8318-fd824136686d', 'Sigwoorde: die eerste 48', 
   '<p>Die 48 woorde wat die meeste in beginnerboekies voorkom, gereed om te druk en uit te knip. Druk twee stelle en speel ’n geheuespel, snap of bingo.</p><ul><li>48 woordkaarte, 24 op ’n bladsy</li><li>Elke kaart dra ’n nommer, sodat verlore kaarte gou teruggevind word</li><li>Werk saam met enige leesreeks</li></ul><p><strong>Graad 1, Afrikaans Huistaal</strong>, Kwartaal 2<br>KABV-onderwerp: Lees: sigwoorde<br>2 A4-bladsye, geen memorandum nodig nie; PDF, druk goed in swart en wit</p>', 
   30.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/9d00c10e-690d-5b2a-8318-fd824136686d/cover.webp', 'Products/9d00c10e-690d-5b2a-8318-fd824136686d/page-1.webp', 'Products/9d00c10e-690d-5b2a-8318-fd824136686d/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', '172b843a-c920-5789-b9db-4e837137e478', 'a4d9acaf-799b-5ecb-81ab-ceca4877c40d', '00660619-1bf6-577d-8779-52eeefed1a40', 'e0454213-b11d-562a-8ac4-138adeffa806']::uuid[], 
   'a1761306-2c68-5049-b5dd-5c1f976cd169', '[]'::jsonb, 1013, 2, null, 'af', 2, 'Lees: sigwoorde'),
  ('e6612713-6325-5038-843e-443384149d98', 'Healthy food, healthy me', 
   '<p>Food that learners know from home and the school feeding scheme: pap, beans, morogo, samp, fruit. They sort, count and plan a lunch box.</p><ul><li>Sorting “every day” and “sometimes” foods</li><li>A class graph to read</li><li>Planning and drawing a lunch box</li></ul><p><strong>Grade 1, Life Skills</strong>, Term 1<br>CAPS topic: Beginning knowledge: healthy living<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   22.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/e6612713-6325-5038-843e-443384149d98/cover.webp', 'Products/e6612713-6325-5038-843e-443384149d98/page-1.webp', 'Products/e6612713-6325-5038-843e-443384149d98/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '76cc67bb-d5e8-54fe-95a6-b0d99250b679', '[]'::jsonb, 1014, 3, 15, 'en', 1, 'Beginning knowledge: healthy living'),
  ('6df7c292-e751-5ea0-8fd4-9f3877dc51d1', 'Wooden counting frame to 100', 
   '<p>Ten rows of ten beads in two colours that change after five, the way learners are taught to see numbers. Birch frame, steel rods, no loose parts.</p><p>Made in Worcester. The name of your class can be burnt into the top bar.</p><ul><li>100 beads that slide smoothly and stay where they are put</li><li>Colours change after five in each row and after five rows</li><li>Booklet with 20 five-minute activities</li></ul><p><strong>Grade 1, Mathematics</strong><br>CAPS topic: Numbers, operations and relationships: counting<br>Wooden frame, 320 × 300 mm, 100 beads, with a booklet of lesson ideas. Printed and sent to you by post</p>', 
   245.00, 15, true, false, true, false, '2026-01-19T06:00:00Z', 
   array['Products/6df7c292-e751-5ea0-8fd4-9f3877dc51d1/cover.webp', 'Products/6df7c292-e751-5ea0-8fd4-9f3877dc51d1/page-1.webp']::text[], 
   array['c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'e0454213-b11d-562a-8ac4-138adeffa806']::uuid[], 
   'f36b39c4-426a-5c6f-a1dc-e8073a223608', '[{"type":"Radio","label":"Bead colours","hint":"","placeholder":"","required":true,"items":["Blue and red","Green and yellow"],"value":null},{"type":"Text","label":"Class name on the frame","hint":"At most 24 letters. Leave empty for a plain frame.","placeholder":"Grade 1 Meerkats","required":false,"items":[],"value":null},{"type":"Checkbox","label":"Extras","hint":"Free of charge with every frame.","placeholder":"","required":false,"items":["Gift wrapping","Card with a message"],"value":null},{"type":"Textarea","label":"Message on the card","hint":"","placeholder":"With thanks from all the parents","required":false,"items":[],"value":null}]'::jsonb, 1015, null, null, 'en', null, 'Numbers, operations and relationships: counting'),
  ('c952b31e-c278-5b30-b348-9ce64e63b9bd', 'Numbers to 100: lines, tens and ones', 
   '<p>Learners place numbers on a line, break them into tens and ones and compare them. The number lines count in ones, twos, fives and tens, so that the same picture serves four ideas.</p><ul><li>Four number lines with different steps</li><li>Breaking up and building up two-digit numbers</li><li>Ordering and comparing</li></ul><p><strong>Grade 2, Mathematics</strong>, Term 2<br>CAPS topic: Numbers, operations and relationships: place value<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   26.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/c952b31e-c278-5b30-b348-9ce64e63b9bd/cover.webp', 'Products/c952b31e-c278-5b30-b348-9ce64e63b9bd/page-1.webp', 'Products/c952b31e-c278-5b30-b348-9ce64e63b9bd/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'e834d422-66b1-5437-9b89-b004f3993325', '[]'::jsonb, 1016, 3, 30, 'en', 2, 'Numbers, operations and relationships: place value'),
  ('5ec5a3e1-9449-579f-9ded-dc641273edec', 'Geld: muntstukke, note en kleingeld', 
   '<p>’n Skoolwinkel op papier. Leerders tel muntstukke bymekaar, kies wat hulle met R20 kan koop en werk kleingeld uit. Die pryse is rond genoeg vir graad 2 en eerlik genoeg vir 2026.</p><ul><li>Tel rande en sente</li><li>Lees ’n pryslys</li><li>Bereken die totaal en die kleingeld</li></ul><p><strong>Graad 2, Wiskunde</strong>, Kwartaal 4<br>KABV-onderwerp: Getalle, bewerkings en verwantskappe: geld<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   29.00, 25, true, false, false, false, '2026-09-28T06:00:00Z', 
   array['Products/5ec5a3e1-9449-579f-9ded-dc641273edec/cover.webp', 'Products/5ec5a3e1-9449-579f-9ded-dc641273edec/page-1.webp', 'Products/5ec5a3e1-9449-579f-9ded-dc641273edec/page-2.webp']::text[], 
   array['ecc0715e-2fe6-553b-8bc8-fd81713250c1', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'e834d422-66b1-5437-9b89-b004f3993325', '[]'::jsonb, 1017, 3, 17, 'af', 4, 'Getalle, bewerkings en verwantskappe: geld'),
  ('a96d6820-ccc2-5b43-be74-3bf4d1e7900d', 'Water is kosbaar', 
   '<p>Waar kom ons water vandaan, en hoe spaar ’n sewejarige water? ’n Kort leesstuk oor ’n dorp met leë damme, gevolg deur vrae, ’n eenvoudige kringloop en ’n plan vir die huis.</p><ul><li>Leesstuk van 70 woorde</li><li>Die waterkringloop in vier stappe</li><li>Kontrolelys om huis toe te neem</li></ul><p><strong>Graad 2, Lewensvaardighede</strong>, Kwartaal 3<br>KABV-onderwerp: Aanvangskennis: water<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   24.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/a96d6820-ccc2-5b43-be74-3bf4d1e7900d/cover.webp', 'Products/a96d6820-ccc2-5b43-be74-3bf4d1e7900d/page-1.webp', 'Products/a96d6820-ccc2-5b43-be74-3bf4d1e7900d/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'e0a7d565-4ea9-5ded-a4a2-77046f1d8456', '[]'::jsonb, 1018, 3, 10, 'af', 3, 'Aanvangskennis: water'),
  ('e93c4d19-b045-5b40-87b2-e80e4ff9b931', 'At the market: read and speak', 
   '<p>For learners who hear English mostly at school. A short dialogue to act out in pairs, picture-free vocabulary that can be mimed, and simple sentences to complete.</p><ul><li>Dialogue for two voices</li><li>Vocabulary of fruit, vegetables and prices</li><li>Using “a”, “an” and plural -s</li></ul><p><strong>Grade 2, English First Additional Language</strong>, Term 3<br>CAPS topic: Reading and speaking: everyday words<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   24.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/e93c4d19-b045-5b40-87b2-e80e4ff9b931/cover.webp', 'Products/e93c4d19-b045-5b40-87b2-e80e4ff9b931/page-1.webp', 'Products/e93c4d19-b045-5b40-87b2-e80e4ff9b931/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '726be2d7-c95b-56ff-adaa-b5d2e025066b', '[]'::jsonb, 1019, 3, 15, 'en', 3, 'Reading and speaking: everyday words'),
  ('7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f', 'Voorsetsels en voegwoorde', 
   '<p>Leerders gebruik eers voorsetsels in ’n speletjie met ’n kat en ’n boks, en las dan sinne met “en”, “maar”, “want” en “omdat”. Die laaste oefening laat hulle sien wat met die werkwoord gebeur ná “omdat”.</p><ul><li>Voorsetsels van plek en vaste voorsetsels</li><li>Voegwoorde, ook dié wat die werkwoord skuif</li><li>Skryf drie eie sinne</li></ul><p><strong>Graad 3, Afrikaans Huistaal</strong>, Kwartaal 3<br>KABV-onderwerp: Taalstrukture<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   27.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f/cover.webp', 'Products/7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f/page-1.webp', 'Products/7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'd28a6fb2-7dbd-50bb-9849-08e78bd8b8ec', '[]'::jsonb, 1020, 3, 20, 'af', 3, 'Taalstrukture'),
  ('c8ea1c72-eadd-5f4f-8818-7726dea729c3', 'Reading: The lost goat', 
   '<p>An original story set in the hills of Sekhukhune, with short sentences and words that come back again and again. Questions move from finding facts to saying what you think.</p><ul><li>Story of 150 words in five short paragraphs</li><li>Past tense and opposites taken from the story</li><li>Drawing task for early finishers</li></ul><p><strong>Grade 3, English First Additional Language</strong>, Term 2<br>CAPS topic: Reading and viewing: stories<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   28.00, null, true, false, false, true, '2026-03-30T06:00:00Z', 
   array['Products/c8ea1c72-eadd-5f4f-8818-7726dea729c3/cover.webp', 'Products/c8ea1c72-eadd-5f4f-8818-7726dea729c3/page-1.webp', 'Products/c8ea1c72-eadd-5f4f-8818-7726dea729c3/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '94ea259c-8feb-5f39-8e00-7468326c9394', '[]'::jsonb, 1021, 3, 17, 'en', 2, 'Reading and viewing: stories'),
  ('58f8f697-3174-5603-a7a2-58c9a93248ba', 'Data handling: tallies and graphs', 
   '<p>Learners read a pictograph in which one star stands for two, turn a table into a bar graph and ask questions of their own.</p><ul><li>Pictograph with a key</li><li>Bar graph to read and to complete</li><li>A survey to do in class</li></ul><p><strong>Grade 3, Mathematics</strong>, Term 4<br>CAPS topic: Data handling<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   30.00, null, true, false, false, false, null, 
   array['Products/58f8f697-3174-5603-a7a2-58c9a93248ba/cover.webp', 'Products/58f8f697-3174-5603-a7a2-58c9a93248ba/page-1.webp', 'Products/58f8f697-3174-5603-a7a2-58c9a93248ba/page-2.webp']::text[], 
   array['ecc0715e-2fe6-553b-8bc8-fd81713250c1', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1022, 3, 11, 'en', 4, 'Data handling'),
  ('3e5450eb-68d9-5fa9-ba6b-9f27d848d4c8', 'Driesyfergetalle: honderde, tiene, ene', 
   '<p>’n Deeglike oefening in getalbegrip tot 999: afbreek, opbou, orden, afrond en vergelyk, met nul op elke lastige plek.</p><ul><li>Uitgebreide notasie in albei rigtings</li><li>Getalle met ’n nul in die tiene of ene</li><li>Afronding tot die naaste 10</li></ul><p><strong>Graad 3, Wiskunde</strong>, Kwartaal 2<br>KABV-onderwerp: Getalle, bewerkings en verwantskappe: plekwaarde<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   28.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/3e5450eb-68d9-5fa9-ba6b-9f27d848d4c8/cover.webp', 'Products/3e5450eb-68d9-5fa9-ba6b-9f27d848d4c8/page-1.webp', 'Products/3e5450eb-68d9-5fa9-ba6b-9f27d848d4c8/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1023, 3, 33, 'af', 2, 'Getalle, bewerkings en verwantskappe: plekwaarde'),
  ('c84acffb-6eea-591e-bd9d-97e09c8e9c20', 'Mathematics test: whole numbers', 
   '<p>A ready-to-print control test out of 40 for the end of Term 1. Questions are ordered from knowledge to problem solving, and the totals on paper and memorandum agree.</p><ul><li>Multiple choice, place value, column sums and word problems</li><li>40 marks in 60 minutes</li><li>Memorandum with one tick per mark</li></ul><p><strong>Grade 4, Mathematics</strong>, Term 1<br>CAPS topic: Whole numbers: addition, subtraction, place value<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   40.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/c84acffb-6eea-591e-bd9d-97e09c8e9c20/cover.webp', 'Products/c84acffb-6eea-591e-bd9d-97e09c8e9c20/page-1.webp', 'Products/c84acffb-6eea-591e-bd9d-97e09c8e9c20/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '79d7ca29-773c-50b6-b44f-4b31ff47688a', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '843acee5-278c-5be8-aa07-e9a3d5e7d5bb', '[]'::jsonb, 1024, 3, 40, 'en', 1, 'Whole numbers: addition, subtraction, place value'),
  ('d3a775d6-61fa-5143-a719-fe0a1f4571be', 'Die struktuur van plante', 
   '<p>Benoem, vergelyk en ondersoek: ’n volledige lesreeks oor die dele van ’n blomplant. Die praktiese ondersoek met bone en watte kan oor twee weke in die klas gedoen word.</p><ul><li>Groot, duidelike skets om te benoem</li><li>Funksies van wortels, stingel, blare en blom</li><li>Ondersoek met ’n waarnemingstabel</li></ul><p><strong>Graad 4, Natuurwetenskappe en Tegnologie</strong>, Kwartaal 1<br>KABV-onderwerp: Lewe en leefwyse: strukture van plante en diere<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   34.00, null, true, false, false, true, '2026-01-26T06:00:00Z', 
   array['Products/d3a775d6-61fa-5143-a719-fe0a1f4571be/cover.webp', 'Products/d3a775d6-61fa-5143-a719-fe0a1f4571be/page-1.webp', 'Products/d3a775d6-61fa-5143-a719-fe0a1f4571be/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '405f8b7e-c87c-595e-b0a1-88b894f9b8d9', '[]'::jsonb, 1025, 3, 18, 'af', 1, 'Lewe en leefwyse: strukture van plante en diere'),
  ('e3d298e2-cf71-554b-867b-48cc78f44cf7', 'Solids, liquids and gases', 
   '<p>From ice lollies to steam: learners sort everyday materials, name the changes of state and read a simple heating table.</p><ul><li>Sorting and describing the three states</li><li>Diagram of the changes of state to complete</li><li>Temperature table with questions</li></ul><p><strong>Grade 4, Natural Sciences and Technology</strong>, Term 2<br>CAPS topic: Matter and materials<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   32.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/e3d298e2-cf71-554b-867b-48cc78f44cf7/cover.webp', 'Products/e3d298e2-cf71-554b-867b-48cc78f44cf7/page-1.webp', 'Products/e3d298e2-cf71-554b-867b-48cc78f44cf7/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '405f8b7e-c87c-595e-b0a1-88b894f9b8d9', '[]'::jsonb, 1026, 3, 20, 'en', 2, 'Matter and materials'),
  ('96d62acf-f320-5044-a5a2-d6368d832e83', 'Map skills: grids, symbols, directions', 
   '<p>A made-up town, Aloe Creek, on a clear alpha-numeric grid. Learners find places, give directions with the four compass points and draw their own symbols.</p><ul><li>Large grid map with twelve places</li><li>Grid references both ways</li><li>Directions and a route to describe</li></ul><p><strong>Grade 4, Social Sciences</strong>, Term 2<br>CAPS topic: Geography: map skills<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   33.00, 10, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/96d62acf-f320-5044-a5a2-d6368d832e83/cover.webp', 'Products/96d62acf-f320-5044-a5a2-d6368d832e83/page-1.webp', 'Products/96d62acf-f320-5044-a5a2-d6368d832e83/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'ffb25e44-333c-519e-b4dd-5aedf0d3f67c', '[]'::jsonb, 1027, 3, 18, 'en', 2, 'Geography: map skills'),
  ('0a883e6d-3887-51a3-a134-0f16a12e767d', 'Plaaslike geskiedenis: word ’n speurder', 
   '<p>Leerders leer wat ’n bron is, trek ’n tydlyn van hul eie gemeenskap en voer ’n onderhoud met ’n ouer persoon. Die onderhoudvorm maak die projek ook moontlik vir kinders wat min hulp tuis het.</p><ul><li>Soorte bronne met voorbeelde</li><li>Tydlyn om te lees en om te teken</li><li>Onderhoudvorm en ’n rubriek uit 20</li></ul><p><strong>Graad 4, Sosiale Wetenskappe</strong>, Kwartaal 1<br>KABV-onderwerp: Geskiedenis: plaaslike geskiedenis<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   36.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/0a883e6d-3887-51a3-a134-0f16a12e767d/cover.webp', 'Products/0a883e6d-3887-51a3-a134-0f16a12e767d/page-1.webp', 'Products/0a883e6d-3887-51a3-a134-0f16a12e767d/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', 'c461ded7-44e6-5796-87b0-ec0b10f5a18c', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'ffb25e44-333c-519e-b4dd-5aedf0d3f67c', '[]'::jsonb, 1028, 3, 36, 'af', 1, 'Geskiedenis: plaaslike geskiedenis'),
  ('83278ea6-ecf2-54a1-b1d6-f1451fe7f783', 'Afrikaans EAT: My familie', 
   '<p>Vir leerders wat Afrikaans as eerste addisionele taal leer. Kort sinne, baie herhaling en Engelse woordverklarings waar dit help.</p><p>For teachers who do not speak Afrikaans at home: every answer is in the memorandum.</p><ul><li>Woordelys met Engelse betekenis</li><li>Leesstuk van 80 woorde</li><li>Besitlike voornaamwoorde en vraagwoorde</li></ul><p><strong>Graad 4, Afrikaans Eerste Addisionele Taal</strong>, Kwartaal 1<br>KABV-onderwerp: Luister, praat, lees en skryf: my familie<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   30.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/83278ea6-ecf2-54a1-b1d6-f1451fe7f783/cover.webp', 'Products/83278ea6-ecf2-54a1-b1d6-f1451fe7f783/page-1.webp', 'Products/83278ea6-ecf2-54a1-b1d6-f1451fe7f783/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'a2ffbe29-e968-55fe-9a46-7753195fbe29', '[]'::jsonb, 1029, 3, 20, 'af', 1, 'Luister, praat, lees en skryf: my familie'),
  ('3e4b4918-4b92-5ff2-840b-12c3e4acf5df', 'Vermenigvuldig en deel groot getalle', 
   '<p>Van skatting na berekening: leerders rond eers af, bereken dan met die kolommetode en toets met die omgekeerde bewerking. Veelvoude en faktore kom tussenin.</p><ul><li>Skat voor jy reken</li><li>Kolommetode met twee- en driesyfergetalle</li><li>Faktore, veelvoude en langdeling met res</li></ul><p><strong>Graad 5, Wiskunde</strong>, Kwartaal 3<br>KABV-onderwerp: Heelgetalle: vermenigvuldiging en deling<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   36.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/3e4b4918-4b92-5ff2-840b-12c3e4acf5df/cover.webp', 'Products/3e4b4918-4b92-5ff2-840b-12c3e4acf5df/page-1.webp', 'Products/3e4b4918-4b92-5ff2-840b-12c3e4acf5df/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '02c60661-abf9-5a4e-bc76-c7769e9836e2', '[]'::jsonb, 1030, 3, 48, 'af', 3, 'Heelgetalle: vermenigvuldiging en deling'),
  ('dc335915-e190-50fd-b310-89d1252b2671', 'Language test: parts of speech', 
   '<p>A language test out of 35, built around one short paragraph about the Two Oceans Aquarium so that every question has a context.</p><ul><li>Nouns, verbs, adjectives, adverbs, pronouns and conjunctions</li><li>Tense, plurals, degrees of comparison and punctuation</li><li>One mark per tick in the memorandum</li></ul><p><strong>Grade 5, English Home Language</strong>, Term 2<br>CAPS topic: Language structures and conventions<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   34.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/dc335915-e190-50fd-b310-89d1252b2671/cover.webp', 'Products/dc335915-e190-50fd-b310-89d1252b2671/page-1.webp', 'Products/dc335915-e190-50fd-b310-89d1252b2671/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '79d7ca29-773c-50b6-b44f-4b31ff47688a', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'a79875fa-7177-5e8d-b7af-ebbd2f0bba92', '[]'::jsonb, 1031, 3, 35, 'en', 2, 'Language structures and conventions'),
  ('64f780a8-43f8-5b10-ab0a-1c159dc9c524', 'Voedselkettings in die veld', 
   '<p>Met diere wat die leerders ken: sprinkane, koggelmanders, muishonde en valke uit die Karoo. Hulle lees voedselkettings, bou hul eie en voorspel wat gebeur as een skakel verdwyn.</p><ul><li>Produsente, verbruikers en ontbinders</li><li>Lees die pyltjies reg</li><li>Wat gebeur as die sprinkane verdwyn?</li></ul><p><strong>Graad 5, Natuurwetenskappe en Tegnologie</strong>, Kwartaal 1<br>KABV-onderwerp: Lewe en leefwyse: voedselkettings<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   33.00, 15, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/64f780a8-43f8-5b10-ab0a-1c159dc9c524/cover.webp', 'Products/64f780a8-43f8-5b10-ab0a-1c159dc9c524/page-1.webp', 'Products/64f780a8-43f8-5b10-ab0a-1c159dc9c524/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'fab5f25e-240f-548f-8b87-9bda007bca80', '[]'::jsonb, 1032, 3, 26, 'af', 1, 'Lewe en leefwyse: voedselkettings'),
  ('09f39a74-7d16-5774-a620-5f4328484d8e', 'Ancient Egypt: life on the Nile', 
   '<p>A source-based worksheet in the shape learners will meet in tests: one text, one timeline, one set of pictures in words. It asks why the river mattered before it asks about pyramids.</p><ul><li>Source A: the farmer’s year</li><li>Timeline with dates BCE</li><li>Paragraph question with a marking grid</li></ul><p><strong>Grade 5, Social Sciences</strong>, Term 3<br>CAPS topic: History: an ancient African society, Egypt<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   39.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/09f39a74-7d16-5774-a620-5f4328484d8e/cover.webp', 'Products/09f39a74-7d16-5774-a620-5f4328484d8e/page-1.webp', 'Products/09f39a74-7d16-5774-a620-5f4328484d8e/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'e7357022-edb5-5eb5-b728-3222f8200466', '[]'::jsonb, 1033, 3, 21, 'en', 3, 'History: an ancient African society, Egypt'),
  ('65142df9-4e2f-5132-84ec-0eca0dfbb6a2', 'Idiome en spreekwoorde', 
   '<p>Negentien idiome en spreekwoorde wat ’n mens werklik hoor, van die kombuis tot die sportveld. Leerders verbind, verklaar en gebruik hulle, en ontdek waar ’n paar vandaan kom.</p><ul><li>Verbind die idioom met sy betekenis</li><li>Voltooi bekende spreekwoorde</li><li>Skryf ’n dialoog met drie idiome</li></ul><p><strong>Graad 5, Afrikaans Huistaal</strong>, Kwartaal 4<br>KABV-onderwerp: Taalstrukture en -konvensies: figuurlike taal<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   29.00, null, true, false, false, false, '2026-09-28T06:00:00Z', 
   array['Products/65142df9-4e2f-5132-84ec-0eca0dfbb6a2/cover.webp', 'Products/65142df9-4e2f-5132-84ec-0eca0dfbb6a2/page-1.webp', 'Products/65142df9-4e2f-5132-84ec-0eca0dfbb6a2/page-2.webp']::text[], 
   array['ecc0715e-2fe6-553b-8bc8-fd81713250c1', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'acef8bc3-acf9-5102-afc2-b5f4276eced1', '[]'::jsonb, 1034, 3, 30, 'af', 4, 'Taalstrukture en -konvensies: figuurlike taal'),
  ('0baafc43-4376-5251-8f5b-c16a0638e1a5', 'Dealing with bullying', 
   '<p>A careful worksheet about bullying at school and on the phone. It separates conflict from bullying, names the bystander and ends with a safety plan that includes Childline’s number.</p><ul><li>Three short situations to discuss</li><li>Sorting: conflict, teasing, bullying</li><li>A personal safety plan</li></ul><p><strong>Grade 5, Life Skills</strong>, Term 1<br>CAPS topic: Personal and social well-being: positive relationships<br>2 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   26.00, null, true, false, false, false, null, 
   array['Products/0baafc43-4376-5251-8f5b-c16a0638e1a5/cover.webp', 'Products/0baafc43-4376-5251-8f5b-c16a0638e1a5/page-1.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '7b9cf228-3ff1-5816-8b59-56a2c6abfa91', '[]'::jsonb, 1035, 2, 11, 'en', 1, 'Personal and social well-being: positive relationships'),
  ('5839b88b-1cf0-56b8-99f5-679f2a7e7b5c', 'Desimale breuke', 
   '<p>Tiendes en honderdstes op die getallelyn, in die plekwaardetabel en in die alledaagse lewe: atletiektye, reënval en kassastrokies. Leerders ruil tussen gewone en desimale breuke om voordat hulle optel en aftrek.</p><ul><li>Getallelyne met tiendes en honderdstes</li><li>Omruil tussen gewone en desimale breuke</li><li>Optel, aftrek en vermenigvuldig met 10 en 100</li><li>Woordprobleme met rand en meter</li></ul><p><strong>Graad 6, Wiskunde</strong>, Kwartaal 3<br>KABV-onderwerp: Desimale breuke<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   42.00, 20, true, false, false, true, '2026-06-29T06:00:00Z', 
   array['Products/5839b88b-1cf0-56b8-99f5-679f2a7e7b5c/cover.webp', 'Products/5839b88b-1cf0-56b8-99f5-679f2a7e7b5c/page-1.webp', 'Products/5839b88b-1cf0-56b8-99f5-679f2a7e7b5c/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '07ea9540-ae20-5afd-8df2-c378028026a9', '[]'::jsonb, 1036, 3, 39, 'af', 3, 'Desimale breuke'),
  ('f07c560e-6018-53e5-9ad0-970b601a02e1', 'Exam practice: fractions, decimals, percentages', 
   '<p>Practice paper for the final examination: one topic in three costumes. It counts 45 marks and fits into one hour, with a data question about a tuck shop.</p><ul><li>Conversion table between the three notations</li><li>Percentages of amounts and simple discount</li><li>Data question and problem solving</li><li>45 marks in 60 minutes</li></ul><p><strong>Grade 6, Mathematics</strong>, Term 4<br>CAPS topic: Revision: fractions, decimal fractions and percentages<br>4 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   55.00, null, true, false, false, false, '2027-01-11T06:00:00Z', 
   array['Products/f07c560e-6018-53e5-9ad0-970b601a02e1/cover.webp', 'Products/f07c560e-6018-53e5-9ad0-970b601a02e1/page-1.webp', 'Products/f07c560e-6018-53e5-9ad0-970b601a02e1/page-2.webp', 'Products/f07c560e-6018-53e5-9ad0-970b601a02e1/page-3.webp']::text[], 
   array['ecc0715e-2fe6-553b-8bc8-fd81713250c1', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '79d7ca29-773c-50b6-b44f-4b31ff47688a', '67483482-e942-5f67-a401-f3408d170d39', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '07ea9540-ae20-5afd-8df2-c378028026a9', '[]'::jsonb, 1037, 4, 45, 'en', 4, 'Revision: fractions, decimal fractions and percentages'),
  ('91108b3a-e79f-5963-9a15-c4fb5358e603', 'Visual text and summary', 
   '<p>Two skills that learners lose marks on: reading an advertisement critically, and writing a summary in five points. The advertisement is printed as a framed text, so it copies well.</p><ul><li>Advertisement with eight questions on persuasion</li><li>Information text of 170 words</li><li>Summary scaffold with a word count</li></ul><p><strong>Grade 6, English First Additional Language</strong>, Term 3<br>CAPS topic: Reading and viewing: advertisement, information text<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   37.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/91108b3a-e79f-5963-9a15-c4fb5358e603/cover.webp', 'Products/91108b3a-e79f-5963-9a15-c4fb5358e603/page-1.webp', 'Products/91108b3a-e79f-5963-9a15-c4fb5358e603/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '2579bb3f-8f23-5e7c-ae41-8f3b0fe2a1f7', '[]'::jsonb, 1038, 3, 20, 'en', 3, 'Reading and viewing: advertisement, information text'),
  ('47f883f1-a48b-5b37-ac65-33ffa4bd6985', 'Klimaat en reënval in Suid-Afrika', 
   '<p>Leerders lees reënvalgrafieke van ’n winter- en ’n somerreënvalstreek, vergelyk en trek gevolgtrekkings. Die syfers is afgerond sodat dit oor die patroon gaan en nie oor die optelwerk nie.</p><ul><li>Twee reënvalgrafieke</li><li>Begrippe: weer, klimaat, reënvalstreek</li><li>Brongebaseerde vrae en ’n paragraaf</li></ul><p><strong>Graad 6, Sosiale Wetenskappe</strong>, Kwartaal 3<br>KABV-onderwerp: Geografie: klimaat en plantegroei<br>4 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   39.00, null, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/47f883f1-a48b-5b37-ac65-33ffa4bd6985/cover.webp', 'Products/47f883f1-a48b-5b37-ac65-33ffa4bd6985/page-1.webp', 'Products/47f883f1-a48b-5b37-ac65-33ffa4bd6985/page-2.webp', 'Products/47f883f1-a48b-5b37-ac65-33ffa4bd6985/page-3.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'fee0cbf6-3e22-542e-bd8f-6a9bbdba2b81', '[]'::jsonb, 1039, 4, 26, 'af', 3, 'Geografie: klimaat en plantegroei'),
  ('e6f19e8b-1b32-5ce4-afc1-0aff94ec9b3e', 'Die sonnestelsel', 
   '<p>Die agt planete in volgorde, wat elkeen besonders maak, en hoekom ons dag en nag het. Die tabel met rotasie- en omwentelingstye leer leerders om data te lees en nie net name te onthou nie.</p><ul><li>Volgorde en eienskappe van die planete</li><li>Rotasie, omwenteling, dag en nag</li><li>Datatabel met uitdagende vrae</li><li>SALT, ons groot teleskoop by Sutherland</li></ul><p><strong>Graad 6, Natuurwetenskappe en Tegnologie</strong>, Kwartaal 4<br>KABV-onderwerp: Planeet Aarde en die ruimte: die sonnestelsel<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   36.00, null, true, false, false, false, '2026-09-28T06:00:00Z', 
   array['Products/e6f19e8b-1b32-5ce4-afc1-0aff94ec9b3e/cover.webp', 'Products/e6f19e8b-1b32-5ce4-afc1-0aff94ec9b3e/page-1.webp', 'Products/e6f19e8b-1b32-5ce4-afc1-0aff94ec9b3e/page-2.webp']::text[], 
   array['ecc0715e-2fe6-553b-8bc8-fd81713250c1', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'f95c40fa-9d23-521c-9334-6c03679649c8', '[]'::jsonb, 1040, 3, 21, 'af', 4, 'Planeet Aarde en die ruimte: die sonnestelsel'),
  ('f2bf84a0-92ab-532e-b846-77787b628c40', 'Income, expenses and budgets', 
   '<p>A family budget and the budget of a small business that sells vetkoek. Learners sort, complete, find the shortfall and suggest what to change.</p><ul><li>Fixed and variable expenses</li><li>Two budgets to complete, with exact totals</li><li>Case study with decisions to defend</li></ul><p><strong>Grade 7, Economic and Management Sciences</strong>, Term 2<br>CAPS topic: Financial literacy: income and expenses, budgets<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   44.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/f2bf84a0-92ab-532e-b846-77787b628c40/cover.webp', 'Products/f2bf84a0-92ab-532e-b846-77787b628c40/page-1.webp', 'Products/f2bf84a0-92ab-532e-b846-77787b628c40/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'd5325688-32d1-5aca-b937-fb22d608e052', '[]'::jsonb, 1041, 3, 32, 'en', 2, 'Financial literacy: income and expenses, budgets'),
  ('239d6cef-e617-5684-99a8-4ed508da862b', 'Die entrepreneur en die markdag', 
   '<p>Alles vir die skool se markdag: eienskappe van ’n entrepreneur, ’n SWOT-ontleding, die koste van een produk en ’n rubriek om die stalletjie te assesseer.</p><ul><li>Eienskappe van ’n entrepreneur</li><li>SWOT-ontleding om in te vul</li><li>Kosprys, verkoopprys en wins</li><li>Rubriek uit 30 vir die markdag</li></ul><p><strong>Graad 7, Ekonomiese en Bestuurswetenskappe</strong>, Kwartaal 3<br>KABV-onderwerp: Entrepreneurskap: die entrepreneur<br>4 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   46.00, 30, true, false, false, false, '2026-06-29T06:00:00Z', 
   array['Products/239d6cef-e617-5684-99a8-4ed508da862b/cover.webp', 'Products/239d6cef-e617-5684-99a8-4ed508da862b/page-1.webp', 'Products/239d6cef-e617-5684-99a8-4ed508da862b/page-2.webp', 'Products/239d6cef-e617-5684-99a8-4ed508da862b/page-3.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', 'c461ded7-44e6-5796-87b0-ec0b10f5a18c', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'd5325688-32d1-5aca-b937-fb22d608e052', '[]'::jsonb, 1042, 4, 54, 'af', 3, 'Entrepreneurskap: die entrepreneur'),
  ('c3d13ca5-ad9f-506a-9629-3e12f57f5add', 'Strukture: ’n selfoontoring uit papier', 
   '<p>’n Mini-PAT wat met koerantpapier, kleefband en ’n liniaal gedoen kan word. Leerders ondersoek raamstrukture, skryf ’n ontwerpopdrag, teken in twee dimensies en bou ’n toring wat ’n appel dra.</p><ul><li>Soorte strukture en kragte</li><li>Ontwerpopdrag, spesifikasies en beperkings</li><li>Ruimte vir eerste sketse</li><li>Rubriek uit 40</li></ul><p><strong>Graad 7, Tegnologie</strong>, Kwartaal 1<br>KABV-onderwerp: Strukture en die ontwerpproses<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   48.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/c3d13ca5-ad9f-506a-9629-3e12f57f5add/cover.webp', 'Products/c3d13ca5-ad9f-506a-9629-3e12f57f5add/page-1.webp', 'Products/c3d13ca5-ad9f-506a-9629-3e12f57f5add/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', 'c461ded7-44e6-5796-87b0-ec0b10f5a18c', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'b44b2b5f-c03f-5ec0-b80d-a6632d4f2e9a', '[]'::jsonb, 1043, 3, 62, 'af', 1, 'Strukture en die ontwerpproses'),
  ('3fa862b5-4a1e-5d65-965b-f9eae549635e', 'Levers and mechanical advantage', 
   '<p>From the see-saw to the wheelbarrow: three classes of levers, clear line diagrams and calculations with friendly numbers.</p><ul><li>Fulcrum, load and effort in three classes</li><li>Mechanical advantage as a calculation</li><li>A table of tools to complete</li></ul><p><strong>Grade 7, Technology</strong>, Term 2<br>CAPS topic: Mechanical systems and control: levers<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   38.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/3fa862b5-4a1e-5d65-965b-f9eae549635e/cover.webp', 'Products/3fa862b5-4a1e-5d65-965b-f9eae549635e/page-1.webp', 'Products/3fa862b5-4a1e-5d65-965b-f9eae549635e/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'b44b2b5f-c03f-5ec0-b80d-a6632d4f2e9a', '[]'::jsonb, 1044, 3, 28, 'en', 2, 'Mechanical systems and control: levers'),
  ('8cbca27e-1a27-5053-9419-11deba370c55', 'Colour wheel and contrast', 
   '<p>A theory page with a twelve-part colour wheel in print-safe colours, then a practical task: an enlarged local plant in complementary colours, marked with a rubric out of 40.</p><ul><li>Primary, secondary and tertiary colours</li><li>Complementary, warm and cool</li><li>Practical brief and a rubric out of 40</li></ul><p><strong>Grade 7, Creative Arts</strong>, Term 1<br>CAPS topic: Visual arts: art elements and design principles<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   35.00, null, true, false, false, false, '2026-01-26T06:00:00Z', 
   array['Products/8cbca27e-1a27-5053-9419-11deba370c55/cover.webp', 'Products/8cbca27e-1a27-5053-9419-11deba370c55/page-1.webp', 'Products/8cbca27e-1a27-5053-9419-11deba370c55/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'c461ded7-44e6-5796-87b0-ec0b10f5a18c', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '71b2f39f-8137-5e3f-9550-0320648378ce', '[]'::jsonb, 1045, 3, 56, 'en', 1, 'Visual arts: art elements and design principles'),
  ('fa552e5c-612b-5c9a-b5e9-9c9f967a5d02', 'Ritme: lees, klap en komponeer', 
   '<p>Nootwaardes, rustekens en tydmaattekens vir klasse waar niemand nog musiek gelees het nie. Alles kan geklap of op tafels getrommel word.</p><ul><li>Kwartnoot, halfnoot, twee agstes en kwartrus</li><li>Ritmes in drie- en vierslag om te lees</li><li>Voltooi en komponeer eie mate</li></ul><p><strong>Graad 7, Skeppende Kunste</strong>, Kwartaal 2<br>KABV-onderwerp: Uitvoerende kunste: musiekgeletterdheid<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   32.00, null, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/fa552e5c-612b-5c9a-b5e9-9c9f967a5d02/cover.webp', 'Products/fa552e5c-612b-5c9a-b5e9-9c9f967a5d02/page-1.webp', 'Products/fa552e5c-612b-5c9a-b5e9-9c9f967a5d02/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '71b2f39f-8137-5e3f-9550-0320648378ce', '[]'::jsonb, 1046, 3, 30, 'af', 2, 'Uitvoerende kunste: musiekgeletterdheid'),
  ('211a2592-8685-5e57-84c0-4d99945014f3', 'Hoeke: meet, klassifiseer, bereken', 
   '<p>Ses hoeke op ware grootte om met ’n gradeboog te meet, gevolg deur berekeninge met hoeke op ’n reguit lyn, om ’n punt en in ’n driehoek.</p><ul><li>Skerp, regte, stomp, gestrekte en inspringende hoeke</li><li>Meet met ’n gradeboog</li><li>Bereken onbekende hoeke</li></ul><p><strong>Graad 7, Wiskunde</strong>, Kwartaal 1<br>KABV-onderwerp: Meetkunde van reguit lyne<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   40.00, null, true, false, false, false, null, 
   array['Products/211a2592-8685-5e57-84c0-4d99945014f3/cover.webp', 'Products/211a2592-8685-5e57-84c0-4d99945014f3/page-1.webp', 'Products/211a2592-8685-5e57-84c0-4d99945014f3/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'e5bd597b-f6f3-54c6-b7fb-157ff7e26766', '[]'::jsonb, 1047, 3, 27, 'af', 1, 'Meetkunde van reguit lyne'),
  ('2c074833-1acb-577b-b041-6a64d4e3d4f6', 'Separating mixtures', 
   '<p>Sieving, filtration, evaporation, distillation, magnets and chromatography, each with an example from a South African kitchen, mine or farm. The planning task prepares learners for the practical assessment.</p><ul><li>Choosing the right method and saying why</li><li>Order of steps for a three-part mixture</li><li>Chromatography results to interpret</li></ul><p><strong>Grade 7, Natural Sciences</strong>, Term 2<br>CAPS topic: Matter and materials: separating mixtures<br>4 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   39.00, 10, true, false, false, false, '2026-03-30T06:00:00Z', 
   array['Products/2c074833-1acb-577b-b041-6a64d4e3d4f6/cover.webp', 'Products/2c074833-1acb-577b-b041-6a64d4e3d4f6/page-1.webp', 'Products/2c074833-1acb-577b-b041-6a64d4e3d4f6/page-2.webp', 'Products/2c074833-1acb-577b-b041-6a64d4e3d4f6/page-3.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '136e82df-1d99-563c-b949-2817d35b00ad', '[]'::jsonb, 1048, 4, 29, 'en', 2, 'Matter and materials: separating mixtures'),
  ('87f25cec-b2ab-5416-9c39-087b6d7ffcb5', 'Tafelblok tot 12 × 12', 
   '<p>’n Groot, rustige tafelblok vir die klasmuur, met die kwadraatgetalle op die hoeklyn vetgedruk. Leesbaar van agter in die klas.</p><ul><li>144 produkte in een blok</li><li>Kwadraatgetalle uitgelig</li><li>Vrae onderaan vir die eerste vyf minute van die les</li></ul><p><strong>Graad 4, Wiskunde</strong><br>KABV-onderwerp: Heelgetalle: vermenigvuldigingsfeite<br>Een A1-plakkaat, 200 g papier, gelamineer. Gedruk en per pos aan jou gestuur</p>', 
   110.00, 20, true, false, true, false, '2026-01-19T06:00:00Z', 
   array['Products/87f25cec-b2ab-5416-9c39-087b6d7ffcb5/cover.webp', 'Products/87f25cec-b2ab-5416-9c39-087b6d7ffcb5/page-1.webp']::text[], 
   array['172b843a-c920-5789-b9db-4e837137e478', 'db93f79c-f245-5f53-a1d4-e9d6ed2eb6ee']::uuid[], 
   '843acee5-278c-5be8-aa07-e9a3d5e7d5bb', '[{"type":"Multi Select","label":"Ekstra stroke","hint":"Los stroke van 10 × 60 cm wat langs die plakkaat hang.","placeholder":"Kies een of meer","required":false,"items":["Tafel van 6","Tafel van 7","Tafel van 8","Tafel van 9"],"value":null}]'::jsonb, 1049, null, null, 'af', null, 'Heelgetalle: vermenigvuldigingsfeite'),
  ('ae0cd7bc-b773-5d66-873e-5c3d837109c0', 'Times table flash cards', 
   '<p>The facts that learners forget most, sum on the front and answer on the back. The tin fits into a pencil case drawer.</p><ul><li>36 facts from the tables of 3, 4, 6, 7, 8 and 9</li><li>Answers on the back</li><li>Rules for four games in English and Afrikaans</li></ul><p><strong>Grade 3, Mathematics</strong><br>CAPS topic: Repeated addition leading to multiplication<br>36 cards of 124 × 125 mm on 300 g board, in a tin. Printed and sent to you by post</p>', 
   135.00, null, true, false, true, false, '2026-01-19T06:00:00Z', 
   array['Products/ae0cd7bc-b773-5d66-873e-5c3d837109c0/cover.webp', 'Products/ae0cd7bc-b773-5d66-873e-5c3d837109c0/page-1.webp', 'Products/ae0cd7bc-b773-5d66-873e-5c3d837109c0/page-2.webp']::text[], 
   array['c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'a4d9acaf-799b-5ecb-81ab-ceca4877c40d', '6c98a502-38fa-570d-a0f4-08cb09cace36', 'e0454213-b11d-562a-8ac4-138adeffa806']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[{"type":"Text","label":"Name on the tin","hint":"Your class or your own name.","placeholder":"Mrs Naidoo’s class","required":true,"items":[],"value":null}]'::jsonb, 1050, null, null, 'en', null, 'Repeated addition leading to multiplication')
on conflict do nothing;

insert into public.product_content (id, product_id, file_keys) values
  ('feb386d1-5d6f-5d10-a733-51ced4e3dd1e', '01b63674-bec4-5e01-b067-51281c3582fa', array['ProductsContent/feb386d1-5d6f-5d10-a733-51ced4e3dd1e/maaltafels-2-tot-10-graad-3.pdf']::text[]),
  ('219b3344-336e-565b-8bd5-a90d05822a1f', '07a293cc-110a-5dca-90cd-bb7c1fb7647a', array['ProductsContent/219b3344-336e-565b-8bd5-a90d05822a1f/common-fractions-grade-5.pdf']::text[]),
  ('45ab7ba0-8665-5bb6-a4ab-ccbdc62034fc', '435f1e5c-ebb3-5a0e-9483-feecb43d797a', array['ProductsContent/45ab7ba0-8665-5bb6-a4ab-ccbdc62034fc/leesbegrip-die-verlore-posduif-graad-4.pdf']::text[]),
  ('69c36e71-2744-5036-9793-390c5b3dac82', '4ec23672-7eb2-5a4a-ab92-f4832fc95299', array['ProductsContent/69c36e71-2744-5036-9793-390c5b3dac82/electric-circuits-grade-6.pdf']::text[]),
  ('c54840a1-cd78-5b7f-b0da-4ff1e369d05d', '90c99721-4321-5c4f-a112-8d899655014b', array['ProductsContent/c54840a1-cd78-5b7f-b0da-4ff1e369d05d/tel-tot-tien-graad-r.pdf']::text[]),
  ('e600b20e-c959-58d2-acf8-07af7421c75c', '948867d7-8c10-58b5-872d-d7ba66103a32', array['ProductsContent/e600b20e-c959-58d2-acf8-07af7421c75c/telling-the-time-grade-3.pdf']::text[]),
  ('4c5b3c2c-da1a-51e5-ab42-d75ff3e3c416', 'defc8343-5a98-5541-887c-32de7ad023d0', array['ProductsContent/4c5b3c2c-da1a-51e5-ab42-d75ff3e3c416/my-five-senses-grade-r.pdf']::text[]),
  ('eb385bea-e343-5b03-b314-a261f6b7a1bb', '8fb5a8db-50ae-53be-8f0c-58acf0d85329', array['ProductsContent/eb385bea-e343-5b03-b314-a261f6b7a1bb/weer-en-seisoene-graad-r.pdf']::text[]),
  ('9985ff90-b924-5097-bb62-3f67795916f4', 'e40737bf-7b63-56f0-83ed-0d795c949817', array['ProductsContent/9985ff90-b924-5097-bb62-3f67795916f4/short-vowel-words-grade-1.pdf']::text[]),
  ('9d195e74-65df-5a81-9e80-3c5e3bd6b5e1', '28f51461-b7d5-55fe-9b4f-e22fd9f7dd0b', array['ProductsContent/9d195e74-65df-5a81-9e80-3c5e3bd6b5e1/optel-en-aftrek-tot-20-graad-1.pdf']::text[]),
  ('ae8bf733-6d8d-5d01-9473-5816f43393a3', '9d00c10e-690d-5b2a-8318-fd824136686d', array['ProductsContent/ae8bf733-6d8d-5d01-9473-5816f43393a3/sigwoorde-graad-1.pdf']::text[]),
  ('1299ce25-3e2b-5a8a-a68e-a58f8ee164c6', 'e6612713-6325-5038-843e-443384149d98', array['ProductsContent/1299ce25-3e2b-5a8a-a68e-a58f8ee164c6/healthy-food-grade-1.pdf']::text[]),
  ('4494eee8-1737-50b0-80ff-e08585e2a606', 'c952b31e-c278-5b30-b348-9ce64e63b9bd', array['ProductsContent/4494eee8-1737-50b0-80ff-e08585e2a606/number-lines-grade-2.pdf']::text[]),
  ('5cc61b52-5d41-5dad-8e40-3474191b91d8', '5ec5a3e1-9449-579f-9ded-dc641273edec', array['ProductsContent/5cc61b52-5d41-5dad-8e40-3474191b91d8/geld-in-suid-afrika-graad-2.pdf']::text[]),
  ('93e4e1b2-f795-577e-adde-0b0c4069b3cf', 'a96d6820-ccc2-5b43-be74-3bf4d1e7900d', array['ProductsContent/93e4e1b2-f795-577e-adde-0b0c4069b3cf/water-is-kosbaar-graad-2.pdf']::text[]),
  ('24d83f40-5af7-5d34-a44a-25e80e1ab019', 'e93c4d19-b045-5b40-87b2-e80e4ff9b931', array['ProductsContent/24d83f40-5af7-5d34-a44a-25e80e1ab019/at-the-market-grade-2.pdf']::text[]),
  ('8626ee08-b3aa-538d-bf39-1407478ba5f0', '7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f', array['ProductsContent/8626ee08-b3aa-538d-bf39-1407478ba5f0/voorsetsels-en-voegwoorde-graad-3.pdf']::text[]),
  ('ae225df1-a1b8-511c-9092-f1ed9e17bdd9', 'c8ea1c72-eadd-5f4f-8818-7726dea729c3', array['ProductsContent/ae225df1-a1b8-511c-9092-f1ed9e17bdd9/the-lost-goat-grade-3.pdf']::text[]),
  ('d998769e-6845-5ce4-a000-4f80b325276e', '58f8f697-3174-5603-a7a2-58c9a93248ba', array['ProductsContent/d998769e-6845-5ce4-a000-4f80b325276e/picture-graphs-grade-3.pdf']::text[]),
  ('88f665a9-4c18-57d3-aed2-ae3ef78c699d', '3e5450eb-68d9-5fa9-ba6b-9f27d848d4c8', array['ProductsContent/88f665a9-4c18-57d3-aed2-ae3ef78c699d/plekwaarde-driesyfergetalle-graad-3.pdf']::text[]),
  ('64ee12b3-985b-58c7-a39f-15c4aa8e7f86', 'c84acffb-6eea-591e-bd9d-97e09c8e9c20', array['ProductsContent/64ee12b3-985b-58c7-a39f-15c4aa8e7f86/mathematics-test-term-1-grade-4.pdf']::text[]),
  ('b3718f25-1beb-5ec5-bac6-3889ccc8e956', 'd3a775d6-61fa-5143-a719-fe0a1f4571be', array['ProductsContent/b3718f25-1beb-5ec5-bac6-3889ccc8e956/struktuur-van-plante-graad-4.pdf']::text[]),
  ('41b91a88-dcc1-524c-b0b7-d5a54a82d33d', 'e3d298e2-cf71-554b-867b-48cc78f44cf7', array['ProductsContent/41b91a88-dcc1-524c-b0b7-d5a54a82d33d/states-of-matter-grade-4.pdf']::text[]),
  ('fbb0a00a-bd5c-566e-adbc-0514ef2c4716', '96d62acf-f320-5044-a5a2-d6368d832e83', array['ProductsContent/fbb0a00a-bd5c-566e-adbc-0514ef2c4716/map-skills-grade-4.pdf']::text[]),
  ('73acdabc-4024-5bf1-9ecb-4161afa2775b', '0a883e6d-3887-51a3-a134-0f16a12e767d', array['ProductsContent/73acdabc-4024-5bf1-9ecb-4161afa2775b/plaaslike-geskiedenis-graad-4.pdf']::text[]),
  ('ee296f13-d1d5-5b53-8143-59acca3141fe', '83278ea6-ecf2-54a1-b1d6-f1451fe7f783', array['ProductsContent/ee296f13-d1d5-5b53-8143-59acca3141fe/my-familie-eat-graad-4.pdf']::text[]),
  ('a0903fc9-5ea8-55cb-b43b-9e1351e5d500', '3e4b4918-4b92-5ff2-840b-12c3e4acf5df', array['ProductsContent/a0903fc9-5ea8-55cb-b43b-9e1351e5d500/vermenigvuldig-en-deel-graad-5.pdf']::text[]),
  ('bc5c4d52-daf5-5d44-b492-c29a26789b29', 'dc335915-e190-50fd-b310-89d1252b2671', array['ProductsContent/bc5c4d52-daf5-5d44-b492-c29a26789b29/parts-of-speech-test-grade-5.pdf']::text[]),
  ('e77f94e0-7b25-57d5-a96b-6efde32a5b03', '64f780a8-43f8-5b10-ab0a-1c159dc9c524', array['ProductsContent/e77f94e0-7b25-57d5-a96b-6efde32a5b03/voedselkettings-graad-5.pdf']::text[]),
  ('4a51f57e-4834-53b0-bad5-1432addb2bfe', '09f39a74-7d16-5774-a620-5f4328484d8e', array['ProductsContent/4a51f57e-4834-53b0-bad5-1432addb2bfe/ancient-egypt-grade-5.pdf']::text[]),
  ('cdd40dce-9a12-50f1-aaf1-08ce2cd0a89a', '65142df9-4e2f-5132-84ec-0eca0dfbb6a2', array['ProductsContent/cdd40dce-9a12-50f1-aaf1-08ce2cd0a89a/idiome-en-spreekwoorde-graad-5.pdf']::text[]),
  ('ec6a1af1-df91-5032-8bc1-19e974b6e722', '0baafc43-4376-5251-8f5b-c16a0638e1a5', array['ProductsContent/ec6a1af1-df91-5032-8bc1-19e974b6e722/dealing-with-bullying-grade-5.pdf']::text[]),
  ('bef9fe30-2d9a-5458-bbe5-d2a53fb64f0d', '5839b88b-1cf0-56b8-99f5-679f2a7e7b5c', array['ProductsContent/bef9fe30-2d9a-5458-bbe5-d2a53fb64f0d/desimale-breuke-graad-6.pdf']::text[]),
  ('c708b8a8-515f-5e08-a2cb-e0a24f8acf36', 'f07c560e-6018-53e5-9ad0-970b601a02e1', array['ProductsContent/c708b8a8-515f-5e08-a2cb-e0a24f8acf36/percentages-exam-practice-grade-6.pdf']::text[]),
  ('331b5be5-d874-5d96-bea7-6d191d226baf', '91108b3a-e79f-5963-9a15-c4fb5358e603', array['ProductsContent/331b5be5-d874-5d96-bea7-6d191d226baf/advertisement-and-summary-grade-6.pdf']::text[]),
  ('68da242c-be62-57ec-aace-6b0f3f24ca53', '47f883f1-a48b-5b37-ac65-33ffa4bd6985', array['ProductsContent/68da242c-be62-57ec-aace-6b0f3f24ca53/klimaat-en-reenval-graad-6.pdf']::text[]),
  ('1cdc8963-c64d-583e-9a51-6518a697a283', 'e6f19e8b-1b32-5ce4-afc1-0aff94ec9b3e', array['ProductsContent/1cdc8963-c64d-583e-9a51-6518a697a283/die-sonnestelsel-graad-6.pdf']::text[]),
  ('8b545dc5-e972-53b8-a182-c9d795bbc109', 'f2bf84a0-92ab-532e-b846-77787b628c40', array['ProductsContent/8b545dc5-e972-53b8-a182-c9d795bbc109/budgets-grade-7.pdf']::text[]),
  ('62683060-6538-59be-97eb-7198dd21a05b', '239d6cef-e617-5684-99a8-4ed508da862b', array['ProductsContent/62683060-6538-59be-97eb-7198dd21a05b/entrepreneur-graad-7.pdf']::text[]),
  ('0119b02b-9474-50e9-ad85-b044358150fc', 'c3d13ca5-ad9f-506a-9629-3e12f57f5add', array['ProductsContent/0119b02b-9474-50e9-ad85-b044358150fc/strukture-en-die-ontwerpproses-graad-7.pdf']::text[]),
  ('424b1f2d-6348-51db-a6c0-60df531f5590', '3fa862b5-4a1e-5d65-965b-f9eae549635e', array['ProductsContent/424b1f2d-6348-51db-a6c0-60df531f5590/levers-grade-7.pdf']::text[]),
  ('04a1b690-dcc9-5c6b-b58d-67fbb73efdc4', '8cbca27e-1a27-5053-9419-11deba370c55', array['ProductsContent/04a1b690-dcc9-5c6b-b58d-67fbb73efdc4/colour-wheel-grade-7.pdf']::text[]),
  ('908b3483-326a-58b9-a1d5-557013219143', 'fa552e5c-612b-5c9a-b5e9-9c9f967a5d02', array['ProductsContent/908b3483-326a-58b9-a1d5-557013219143/ritme-en-notasie-graad-7.pdf']::text[]),
  ('6ab6a9e8-7324-59de-871f-6a5b986e211f', '211a2592-8685-5e57-84c0-4d99945014f3', array['ProductsContent/6ab6a9e8-7324-59de-871f-6a5b986e211f/hoeke-graad-7.pdf']::text[]),
  ('d4e676d3-2935-5d73-8169-a3b9b0539f16', '2c074833-1acb-577b-b041-6a64d4e3d4f6', array['ProductsContent/d4e676d3-2935-5d73-8169-a3b9b0539f16/separating-mixtures-grade-7.pdf']::text[])
on conflict do nothing;

insert into public.product_bundle (id, title, description, price, discount_percentage, featured, publish_date, thumbnails, tags, category_id) values
  ('c3fd37c0-be69-5af4-9df0-3b18d68adac1', 'Mathematics corner for Grade 3', 
   '<p>Everything for a mathematics corner that runs itself: printed times table cards by post, a pack on telling the time and one on picture graphs.</p><p>The cards come to you by post, the packs are PDFs to download.</p>', 
   160.00, null, true, '2026-03-02T06:00:00Z', 
   array['Products/ae0cd7bc-b773-5d66-873e-5c3d837109c0/cover.webp', 'Products/948867d7-8c10-58b5-872d-d7ba66103a32/cover.webp', 'Products/58f8f697-3174-5603-a7a2-58c9a93248ba/cover.webp']::text[], 
   array['c0e6dcf5-5222-5749-92e1-ec5a6afba04a', 'a4d9acaf-799b-5ecb-81ab-ceca4877c40d', '363b4abd-890a-5cb6-b4fd-dab56827fdbb']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da'),
  ('8fd51490-1667-5ab0-8eb3-432a815a5bb7', 'English and history for Grade 5: a test and a reading pack', 
   '<p>The parts of speech test and the reading pack on ancient Egypt together, each with its memorandum.</p>', 
   73.00, 10, false, '2026-05-11T06:00:00Z', 
   array['Products/dc335915-e190-50fd-b310-89d1252b2671/cover.webp', 'Products/09f39a74-7d16-5774-a620-5f4328484d8e/cover.webp']::text[], 
   array['c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '79d7ca29-773c-50b6-b44f-4b31ff47688a', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'a79875fa-7177-5e8d-b7af-ebbd2f0bba92'),
  ('0c2bc833-237d-5a8d-a65a-80a891044242', 'Graad R: klanke, getalle en die weer', 
   '<p>Drie pakke vir die eerste kwartale van Graad R: gedrukte klankkaarte per pos, tel tot tien, en die weer en seisoene.</p>', 
   135.00, 5, false, '2026-06-15T06:00:00Z', 
   array['Products/a4f5519f-891a-5e76-9035-9bf8a903a2a7/cover.webp', 'Products/90c99721-4321-5c4f-a112-8d899655014b/cover.webp', 'Products/8fb5a8db-50ae-53be-8f0c-58acf0d85329/cover.webp']::text[], 
   array['172b843a-c920-5789-b9db-4e837137e478', 'a4d9acaf-799b-5ecb-81ab-ceca4877c40d', '363b4abd-890a-5cb6-b4fd-dab56827fdbb']::uuid[], 
   '5837b694-3068-50fc-8bcd-5df278fdf7c3')
on conflict do nothing;

insert into public.product_bundle_product (id, product_bundle_id, product_id, position) values
  ('ee5c9231-8f75-5e49-b7a5-66b4f5996c2d', 'c3fd37c0-be69-5af4-9df0-3b18d68adac1', 'ae0cd7bc-b773-5d66-873e-5c3d837109c0', 0),
  ('070c68db-dedd-5269-bd14-1463c6c99600', 'c3fd37c0-be69-5af4-9df0-3b18d68adac1', '948867d7-8c10-58b5-872d-d7ba66103a32', 1),
  ('4a579b39-70f7-5b6a-9049-2737190a73cf', 'c3fd37c0-be69-5af4-9df0-3b18d68adac1', '58f8f697-3174-5603-a7a2-58c9a93248ba', 2),
  ('447ad5eb-f025-5093-b95d-58a9211eb0d2', '8fd51490-1667-5ab0-8eb3-432a815a5bb7', 'dc335915-e190-50fd-b310-89d1252b2671', 0),
  ('8f675573-a519-5947-a6bd-b3be38348d0e', '8fd51490-1667-5ab0-8eb3-432a815a5bb7', '09f39a74-7d16-5774-a620-5f4328484d8e', 1),
  ('d413d3a9-3e0a-5c21-8197-aa3426f3556c', '0c2bc833-237d-5a8d-a65a-80a891044242', 'a4f5519f-891a-5e76-9035-9bf8a903a2a7', 0),
  ('93c27bbc-c64c-5f31-88d6-9140024dc7f1', '0c2bc833-237d-5a8d-a65a-80a891044242', '90c99721-4321-5c4f-a112-8d899655014b', 1),
  ('389ae6e4-295c-5813-bc8a-f6509af3a18a', '0c2bc833-237d-5a8d-a65a-80a891044242', '8fb5a8db-50ae-53be-8f0c-58acf0d85329', 2)
on conflict do nothing;

-- WELKOM10: 10 % off, for everybody
-- MINUS50: R50 off, a hundred times
-- JUFFROU15: 15 % off, for teachers
-- WINTER2026: expired
-- OUDKLANT: switched off
insert into public.coupon (id, coupon_code, enabled, start_date, end_date, discount_type, discount_value, restrict_to, max_uses) values
  ('945f5697-9726-5f27-9506-b912f1d93926', 'WELKOM10', true, '2026-01-01', '2030-12-31', 'PERCENTAGE', 10, 'ALL', null),
  ('d2eac735-27e0-5ca0-ad0d-f42e90ee5038', 'MINUS50', true, '2026-01-01', '2030-12-31', 'AMOUNT', 50, 'ALL', 100),
  ('43d92c5c-d0ce-5fe4-825a-6092575090b2', 'JUFFROU15', true, '2026-01-01', '2030-12-31', 'PERCENTAGE', 15, 'Teachers', null),
  ('b7c46eaa-5061-5202-a368-bac8bb34ce76', 'WINTER2026', true, '2026-06-01', '2026-07-31', 'PERCENTAGE', 20, 'ALL', null),
  ('0fe5d428-1a4e-5a3b-9857-423844dd4598', 'OUDKLANT', false, '2026-01-01', '2030-12-31', 'PERCENTAGE', 25, 'ALL', null)
on conflict do nothing;

-- Where bank transfers go.
insert into public.secret (type, value) values
  ('BankAccount', '{"accountHolder":"Kryt (Pty) Ltd","bank":"Example Bank","accountType":"Cheque","accountNumber":"62000000001","branchCode":"250655","proofEmail":"payments@kryt.example","proofPhone":"012 345 6789"}'::jsonb)
on conflict do nothing;
-- People. Their accounts are created through the Auth admin API before this file runs.
-- thandi.nkosi@kryt.example: Grade 4 to 6 teacher in Limpopo who works on a phone; has bought before, has a cart.
-- annelie.vanwyk@kryt.example: Grondslagfase-onderwyser in die Wes-Kaap; Afrikaans interface, posted and unpaid orders.
-- lwazi.dlamini@kryt.example: Has just confirmed the email address: shows every empty state.
-- marius.botha@kryt.example: Runs the shop: products, orders, announcements. Not a superadmin.
-- priya.naidoo@kryt.example: Manages people, groups and secrets, and can do all that an administrator can.
-- kabelo.mokoena@kryt.example: Reads reports only: shows that the other screens are closed to the group.

insert into private.user_group (user_id, group_name)
select member.user_id, member.group_name
from (values
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101'::uuid, 'teacher'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, 'teacher'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d103'::uuid, 'teacher'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d201'::uuid, 'admin'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d202'::uuid, 'admin'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d202'::uuid, 'superadmin'),
  ('7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d301'::uuid, 'reporting')
) as member (user_id, group_name)
join auth.users as person on person.id = member.user_id
on conflict do nothing;

insert into public.teacher_profile
  (id, user_id, title, name, surname, language, province, days_per_week, translate_i18n,
   products_order_shipping_details)
select profile.*
from (values
  ('7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'::uuid, '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101'::uuid, 'Ms', 'Thandi', 'Nkosi', 'English', 'Limpopo', 5, 'en', '{"address1":"12 Marula Street","address2":"","city":"Polokwane","province":"Limpopo","postalCode":"0699","country":"South Africa","phoneNumber":"+27600000101"}'::jsonb),
  ('7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'::uuid, '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, 'Mev.', 'Annelie', 'van Wyk', 'Afrikaans', 'Western Cape', 5, 'af', '{"address1":"Kerkstraat 48","address2":"Posbus 17","city":"Malmesbury","province":"Western Cape","postalCode":"7300","country":"South Africa","phoneNumber":"+27600000102"}'::jsonb)
) as profile (id, user_id, title, name, surname, language, province, days_per_week, translate_i18n,
  products_order_shipping_details)
join auth.users as person on person.id = profile.user_id
on conflict do nothing;

-- She subscribed to the foundation phase until subscriptions ended: what is sent to its grades still reaches her.
insert into public.teacher_subscription
  (teacher_profile_id, title, frequency, amount, monthly_limit, grades, status_text, run_date)
select profile.id, 'Monthly', 3, 200, 50, array['R', '1', '2', '3'], 'CANCELLED', '2024-12-16T22:00:00Z'
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.subject_template
  (id, name, complexity, minutes, headings, template, school_id, subject_id)
select 'fff8fc3e-d326-5935-a8da-c1c4d010ee23', 'CAPS lesson in four steps', 'Simple', 60,
  '[{"label":"Grade","value":""},{"label":"Date","value":""},{"label":"Term","value":""},{"label":"Total","value":""},{"label":"Time","value":"60"}]'::jsonb,
  '[{"name":"Introduction","fields":[{"type":"Textarea","label":"What learners already know","value":"","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Mental maths","value":"","hint":"","placeholder":"","items":[]}]},{"name":"Teaching","fields":[{"type":"Textarea","label":"What I explain and show","value":"","hint":"","placeholder":"","items":[]},{"type":"Multi Select","label":"Teaching aids","value":[],"items":["Chalkboard","Counters","Fraction wall","Worksheet"]}]},{"name":"Practice","fields":[{"type":"Textarea","label":"What learners do","value":"","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Support and extension","value":"","hint":"","placeholder":"","items":[]}]},{"name":"Close","fields":[{"type":"Textarea","label":"How I see what was learnt","value":"","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Homework","value":"","hint":"","placeholder":"","items":[]}]}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Limpopo']
where subject.grade = '5' and subject.subject = 'Mathematics'
on conflict do nothing;

insert into public.subject_template
  (id, name, complexity, minutes, headings, template, school_id, subject_id)
select 'f7abca1b-1a98-5ada-9be4-c276bf8aa477', 'Leesles vir die Grondslagfase', 'Simple', 45,
  '[{"label":"Grade","value":""},{"label":"Date","value":""},{"label":"Term","value":""},{"label":"Total","value":""},{"label":"Time","value":"45"}]'::jsonb,
  '[{"name":"Voor die lees","fields":[{"type":"Textarea","label":"Nuwe woorde","value":"","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Voorspelling","value":"","hint":"","placeholder":"","items":[]}]},{"name":"Tydens die lees","fields":[{"type":"Textarea","label":"Gedeelde lees","value":"","hint":"","placeholder":"","items":[]},{"type":"Multi Select","label":"Hulpmiddels","value":[],"items":["Swartbord","Flitskaarte","Leesboek","Werkblad"]}]},{"name":"Ná die lees","fields":[{"type":"Textarea","label":"Begripsvrae","value":"","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Skryftaak","value":"","hint":"","placeholder":"","items":[]}]}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Western Cape']
where subject.grade = '3' and subject.subject = 'Life Skills'
on conflict do nothing;

insert into public.teacher_subject_template
  (id, teacher_profile_id, name, complexity, minutes, headings, template, school_id, subject_id)
select 'd4904e7c-fe23-59f5-8cb4-8fb8aa73c410', profile.id, 'Equivalent fractions with a fraction wall', 'Simple', 40,
  '[{"label":"Grade","value":"4A, 4B"},{"label":"Date","value":""},{"label":"Term","value":"4"},{"label":"Total","value":""},{"label":"Time","value":"40"}]'::jsonb,
  '[{"name":"Introduction","fields":[{"type":"Textarea","label":"What learners already know","value":"Halves, quarters and eighths of a whole.","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Mental maths","value":"Count in halves from 0 to 10, and back.","hint":"","placeholder":"","items":[]}]},{"name":"Teaching","fields":[{"type":"Textarea","label":"What I explain and show","value":"On the wall, which pieces are as long as one half? Write 1/2 = 2/4 = 4/8.","hint":"","placeholder":"","items":[]},{"type":"Multi Select","label":"Teaching aids","value":["Fraction wall","Worksheet"],"items":["Chalkboard","Counters","Fraction wall","Worksheet"]}]},{"name":"Practice","fields":[{"type":"Textarea","label":"What learners do","value":"In pairs: build five pairs of equal fractions and draw them.","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Support and extension","value":"Paper strips to fold; quick pairs go on to sixths.","hint":"","placeholder":"","items":[]}]},{"name":"Close","fields":[{"type":"Textarea","label":"How I see what was learnt","value":"Exit card: two fractions that equal 3/4.","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Homework","value":"Page 3 of the worksheet.","hint":"","placeholder":"","items":[]}]},{"name":"Afterwards","fields":[{"type":"Radio","label":"Pace","value":"","items":["Too slow","Right","Too fast"]},{"type":"Textarea","label":"What I would change","value":"","hint":"","placeholder":"","items":[]}]}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Limpopo']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
where subject.grade = '4' and subject.subject = 'Mathematics'
on conflict do nothing;

insert into public.teacher_subject_template
  (id, teacher_profile_id, name, complexity, minutes, headings, template, school_id, subject_id)
select '7299e9d4-d527-5fca-98c9-6bef1d724d8b', profile.id, 'Water is kosbaar: ons lees en gesels', 'Simple', 45,
  '[{"label":"Grade","value":"2"},{"label":"Date","value":"25 November 2026"},{"label":"Term","value":"4"},{"label":"Total","value":""},{"label":"Time","value":"45"}]'::jsonb,
  '[{"name":"Voor die lees","fields":[{"type":"Textarea","label":"Nuwe woorde","value":"dam, reënwater, mors, spaar","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Voorspelling","value":"Kyk na die voorblad: waaroor gaan die storie?","hint":"","placeholder":"","items":[]}]},{"name":"Ná die lees","fields":[{"type":"Textarea","label":"Begripsvrae","value":"Waar kom ons kraanwater vandaan? Hoe spaar jou gesin water?","hint":"","placeholder":"","items":[]},{"type":"Textarea","label":"Skryftaak","value":"Teken en skryf een sin: “Ek spaar water wanneer …”","hint":"","placeholder":"","items":[]}]}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Western Cape']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
where subject.grade = '2' and subject.subject = 'Life Skills'
on conflict do nothing;

insert into public.assessment_template
  (id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select '27f8fc99-714c-5d51-8d1d-e662bff0285b', 'Map skills test', 'Detailed', 30,
  '[{"label":"Grade","value":"Grade"},{"label":"Date","value":"Date"},{"label":"Term","value":"Term"},{"label":"Total","value":"Total"},{"label":"Time","value":"Time"},{"label":"Section","value":"Section"},{"label":"Question","value":"Question"},{"label":"Marks","value":"Marks"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Answer ALL the questions.","Number your answers as the questions are numbered.","Write neatly in blue ink."]'::jsonb,
  '[{"number":"1","title":"Reading a map","minutes":15,"marks":6,"fields":[{"number":"1.1","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"The sun rises in the …","answer":"east","type":"Radio","items":["north","east","south","west"]},{"number":"1.2","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"What does the key of a map explain?","answer":"The symbols on the map.","type":"Text"},{"number":"1.3","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"Which province lies north of Gauteng?","answer":"Limpopo","type":"Text"},{"number":"1.4","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":2,"question":"On a map, 1 cm shows 5 km. The school is 4 cm from the clinic. How far is that?","answer":"4 × 5 km = 20 km (1 mark for the method, 1 for the answer)","type":"Textarea"},{"number":"1.5","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":1,"question":"Which way do you walk from B2 to D2?","answer":"East","type":"Text"}],"sectionNumber":"A","sectionTitle":"Geography: map skills"},{"number":"2","title":"Settlements","minutes":15,"marks":4,"fields":[{"number":"2.1","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":2,"question":"Name two things that a town has and a farm does not.","answer":"Any two (2 × 1)","type":"Textarea"},{"number":"2.2","cognitiveLevel":{"label":"High order","percentage":20},"marks":2,"question":"Why did many towns grow beside a river? Give two reasons.","answer":"Water to drink and for crops; transport. Any two (2 × 1)","type":"Textarea"}],"sectionNumber":"B","sectionTitle":"Geography: places where people live"}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Limpopo']
where subject.grade = '4' and subject.subject = 'Social Sciences'
on conflict do nothing;

insert into public.assessment_template_taxonomy (assessment_template_id, taxonomy_id)
select template.id, taxonomy.id
from public.assessment_template as template, public.taxonomy as taxonomy
where template.id = '27f8fc99-714c-5d51-8d1d-e662bff0285b' and taxonomy.name = 'Social Sciences, Grades 4 to 6'
on conflict do nothing;

insert into public.assessment_template
  (id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select 'd24e35e3-2dc5-563f-a12e-f080bd0fcb5e', 'Toets: materie en water', 'Detailed', 30,
  '[{"label":"Grade","value":"Graad"},{"label":"Date","value":"Datum"},{"label":"Term","value":"Kwartaal"},{"label":"Total","value":"Totaal"},{"label":"Time","value":"Tyd"},{"label":"Section","value":"Afdeling"},{"label":"Question","value":"Vraag"},{"label":"Marks","value":"Punte"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Beantwoord AL die vrae.","Nommer jou antwoorde presies soos die vrae genommer is.","Skryf netjies."]'::jsonb,
  '[{"number":"1","title":"Toestande van materie","minutes":10,"marks":5,"fields":[{"number":"1.1","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":1,"question":"Water wat kook, word …","answer":"stoom","type":"Radio","items":["ys","stoom","sneeu"]},{"number":"1.2","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":3,"question":"Noem die drie toestande van materie.","answer":"Vaste stof, vloeistof, gas (3 × 1)","type":"Textarea"},{"number":"1.3","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":1,"question":"In watter toestand is ys?","answer":"Vaste stof","type":"Text"}],"sectionNumber":"A","sectionTitle":"Kort vrae"},{"number":"2","title":"Die watersiklus","minutes":20,"marks":5,"fields":[{"number":"2.1","cognitiveLevel":{"label":"Middelorde","percentage":35},"marks":2,"question":"Wat is verdamping?","answer":"Vloeistof word gas wanneer dit warm word.","type":"Textarea"},{"number":"2.2","cognitiveLevel":{"label":"Middelorde","percentage":35},"marks":2,"question":"Hoekom droog wasgoed vinniger op ’n warm dag?","answer":"Hitte laat water vinniger verdamp.","type":"Textarea"},{"number":"2.3","cognitiveLevel":{"label":"Hoë orde","percentage":15},"marks":1,"question":"Waar kom die water op ’n koue ruit vandaan?","answer":"Waterdamp kondenseer.","type":"Text"}],"sectionNumber":"B","sectionTitle":"Langer vrae"}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Western Cape']
where subject.grade = '4' and subject.subject = 'Natural Sciences and Technology'
on conflict do nothing;

insert into public.assessment_template_taxonomy (assessment_template_id, taxonomy_id)
select template.id, taxonomy.id
from public.assessment_template as template, public.taxonomy as taxonomy
where template.id = 'd24e35e3-2dc5-563f-a12e-f080bd0fcb5e' and taxonomy.name = 'Natuurwetenskappe en Tegnologie, graad 4 tot 6'
on conflict do nothing;

insert into public.teacher_assessment_template
  (id, teacher_profile_id, taxonomy_id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select 'db2ff994-7302-5549-b6ad-0f449c970283', profile.id, (select taxonomy.id from public.taxonomy where taxonomy.name = 'Social Sciences, Grades 4 to 6'), 'Map skills: control test, Term 4', 'Detailed', 30,
  '[{"label":"Grade","value":"Grade"},{"label":"Date","value":"Date"},{"label":"Term","value":"Term"},{"label":"Total","value":"Total"},{"label":"Time","value":"Time"},{"label":"Section","value":"Section"},{"label":"Question","value":"Question"},{"label":"Marks","value":"Marks"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Answer ALL the questions.","Number your answers as the questions are numbered.","Write neatly in blue ink."]'::jsonb,
  '[{"number":"1","title":"Reading a map","minutes":15,"marks":6,"fields":[{"number":"1.1","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"The sun rises in the …","answer":"east","type":"Radio","items":["north","east","south","west"]},{"number":"1.2","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"What does the key of a map explain?","answer":"The symbols on the map.","type":"Text"},{"number":"1.3","cognitiveLevel":{"label":"Low order","percentage":30},"marks":1,"question":"Which province lies north of Gauteng?","answer":"Limpopo","type":"Text"},{"number":"1.4","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":2,"question":"On a map, 1 cm shows 5 km. The school is 4 cm from the clinic. How far is that?","answer":"4 × 5 km = 20 km (1 mark for the method, 1 for the answer)","type":"Textarea"},{"number":"1.5","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":1,"question":"Which way do you walk from B2 to D2?","answer":"East","type":"Text"}],"sectionNumber":"A","sectionTitle":"Geography: map skills"},{"number":"2","title":"Settlements","minutes":15,"marks":4,"fields":[{"number":"2.1","cognitiveLevel":{"label":"Middle order","percentage":50},"marks":2,"question":"Name two things that a town has and a farm does not.","answer":"Any two (2 × 1)","type":"Textarea"},{"number":"2.2","cognitiveLevel":{"label":"High order","percentage":20},"marks":2,"question":"Why did many towns grow beside a river? Give two reasons.","answer":"Water to drink and for crops; transport. Any two (2 × 1)","type":"Textarea"}],"sectionNumber":"B","sectionTitle":"Geography: places where people live"}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Limpopo']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
where subject.grade = '4' and subject.subject = 'Social Sciences'
on conflict do nothing;

insert into public.teacher_assessment_template
  (id, teacher_profile_id, taxonomy_id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select '949007a8-58d4-5694-8669-0c9ddbcc2ae5', profile.id, (select taxonomy.id from public.taxonomy where taxonomy.name = 'Natuurwetenskappe en Tegnologie, graad 4 tot 6'), 'Kontroletoets: materie en water', 'Detailed', 30,
  '[{"label":"Grade","value":"Graad"},{"label":"Date","value":"Datum"},{"label":"Term","value":"Kwartaal"},{"label":"Total","value":"Totaal"},{"label":"Time","value":"Tyd"},{"label":"Section","value":"Afdeling"},{"label":"Question","value":"Vraag"},{"label":"Marks","value":"Punte"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Beantwoord AL die vrae.","Nommer jou antwoorde presies soos die vrae genommer is.","Skryf netjies."]'::jsonb,
  '[{"number":"1","title":"Toestande van materie","minutes":10,"marks":5,"fields":[{"number":"1.1","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":1,"question":"Water wat kook, word …","answer":"stoom","type":"Radio","items":["ys","stoom","sneeu"]},{"number":"1.2","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":3,"question":"Noem die drie toestande van materie.","answer":"Vaste stof, vloeistof, gas (3 × 1)","type":"Textarea"},{"number":"1.3","cognitiveLevel":{"label":"Lae orde","percentage":50},"marks":1,"question":"In watter toestand is ys?","answer":"Vaste stof","type":"Text"}],"sectionNumber":"A","sectionTitle":"Kort vrae"},{"number":"2","title":"Die watersiklus","minutes":20,"marks":5,"fields":[{"number":"2.1","cognitiveLevel":{"label":"Middelorde","percentage":35},"marks":2,"question":"Wat is verdamping?","answer":"Vloeistof word gas wanneer dit warm word.","type":"Textarea"},{"number":"2.2","cognitiveLevel":{"label":"Middelorde","percentage":35},"marks":2,"question":"Hoekom droog wasgoed vinniger op ’n warm dag?","answer":"Hitte laat water vinniger verdamp.","type":"Textarea"},{"number":"2.3","cognitiveLevel":{"label":"Hoë orde","percentage":15},"marks":1,"question":"Waar kom die water op ’n koue ruit vandaan?","answer":"Waterdamp kondenseer.","type":"Text"}],"sectionNumber":"B","sectionTitle":"Langer vrae"}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Western Cape']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
where subject.grade = '4' and subject.subject = 'Natural Sciences and Technology'
on conflict do nothing;

insert into public.teacher_assessment_template
  (id, teacher_profile_id, taxonomy_id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select 'a36e0a4e-73f8-5a0f-8edf-01758b857db0', profile.id, null, 'Class test: common fractions', 'Detailed', 40,
  '[{"label":"Grade","value":"Grade"},{"label":"Date","value":"Date"},{"label":"Term","value":"Term"},{"label":"Total","value":"Total"},{"label":"Time","value":"Time"},{"label":"Section","value":"Section"},{"label":"Question","value":"Question"},{"label":"Marks","value":"Marks"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Answer ALL the questions.","Number your answers as the questions are numbered.","Write neatly in blue ink."]'::jsonb,
  '[{"number":"1","title":"Choose the right answer","minutes":5,"marks":5,"richText":{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Circle the letter of the right answer. ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"One mark each.","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}},"fields":[{"number":"1.1","cognitiveLevel":null,"marks":1,"question":"Which fraction is equal to 1/2?","answer":"2/4","type":"Radio","items":["2/3","2/4","3/5","4/6"]},{"number":"1.2","cognitiveLevel":null,"marks":1,"question":"Which fraction is the biggest?","answer":"1/3","type":"Radio","items":["1/8","1/5","1/3","1/10"]},{"number":"1.3","cognitiveLevel":null,"marks":1,"question":"How many quarters are there in 2 wholes?","answer":"8","type":"Radio","items":["2","4","6","8"]},{"number":"1.4","cognitiveLevel":null,"marks":1,"question":"2 3/5 is the same as …","answer":"13/5","type":"Radio","items":["5/5","10/5","13/5","23/5"]},{"number":"1.5","cognitiveLevel":null,"marks":1,"question":"What part of an hour is 15 minutes?","answer":"1/4","type":"Radio","items":["1/2","1/3","1/4","1/15"]}],"sectionNumber":"A","sectionTitle":"Multiple choice"},{"number":"2","title":"Equal, bigger, smaller","minutes":12,"marks":9,"fields":[{"number":"2.1","cognitiveLevel":null,"marks":1,"question":"Complete: 1/2 = …/8","answer":"4/8","type":"Text"},{"number":"2.2","question":"Write <, > or = between the fractions."},{"number":"2.2.1","cognitiveLevel":null,"marks":1,"question":"2/3 … 4/6","answer":"=","type":"Text"},{"number":"2.2.2","cognitiveLevel":null,"marks":1,"question":"3/8 … 1/2","answer":"<","type":"Text"},{"number":"2.3","cognitiveLevel":null,"marks":2,"question":"Write from the smallest to the biggest: 1/2; 1/8; 3/4; 3/8","answer":"1/8; 3/8; 1/2; 3/4 (2 marks; 1 mark when one is out of place)","type":"Textarea"},{"number":"2.4","marks":2,"question":"Which are more than a half? Tick both.","answer":["5/8","3/4"],"type":"Checkbox","items":["5/8","2/6","3/4","4/10"]},{"number":"2.5","cognitiveLevel":null,"marks":2,"question":"Explain in your own words why 1/3 of a cake is more than 1/4 of the same cake.","answer":"The cake is cut into fewer pieces (1), so each piece is bigger (1).","type":"Textarea"}],"sectionNumber":"B","sectionTitle":"Working with fractions"},{"number":"3","title":"Adding and subtracting","minutes":8,"marks":4,"fields":[{"number":"3.1","cognitiveLevel":null,"marks":1,"question":"3/8 + 4/8 =","answer":"7/8","type":"Text"},{"number":"3.2","cognitiveLevel":null,"marks":1,"question":"1 − 2/5 =","answer":"3/5","type":"Text"},{"number":"3.3","cognitiveLevel":null,"marks":2,"question":"Show your working: 2 1/4 + 1 2/4 =","answer":{"root":{"type":"root","children":[{"type":"list","children":[{"type":"listitem","children":[{"type":"text","version":1,"text":"Wholes: 2 + 1 = 3; quarters: 1/4 + 2/4 = 3/4 ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0,"value":1},{"type":"listitem","children":[{"type":"text","version":1,"text":"Answer: 3 3/4 ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0,"value":2}],"version":1,"direction":"ltr","format":"","indent":0,"listType":"bullet","tag":"ul","start":1},{"type":"paragraph","children":[{"type":"text","version":1,"text":"OR: 9/4 + 6/4 = 15/4 ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":" = 3 3/4 ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}},"type":"Textarea"}]},{"number":"4","title":"Pancakes for the fun day","minutes":15,"marks":7,"richText":{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Grade 5A sells pancakes. This is what they need for ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"12 pancakes","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":":","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"table","children":[{"type":"tablerow","children":[{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Ingredient","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":1,"colSpan":1,"rowSpan":1},{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"How much","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":1,"colSpan":1,"rowSpan":1}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"tablerow","children":[{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Flour","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1},{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"1 cup","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"tablerow","children":[{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Milk","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1},{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"3/4 cup","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"tablerow","children":[{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Sugar","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1},{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"1/4 cup","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"tablerow","children":[{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"Eggs","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1},{"type":"tablecell","children":[{"type":"paragraph","children":[{"type":"text","version":1,"text":"2","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0,"headerState":0,"colSpan":1,"rowSpan":1}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}},"fields":[{"number":"4.1","cognitiveLevel":null,"marks":1,"question":"How much more milk than sugar do they need?","answer":"3/4 − 1/4 = 2/4 or 1/2 cup","type":"Text"},{"number":"4.2","cognitiveLevel":null,"marks":2,"question":"How much milk do they need for 24 pancakes?","answer":"3/4 + 3/4 (1) = 1 1/2 cups (1)","type":"Textarea"},{"number":"4.3","cognitiveLevel":null,"marks":2,"question":"Sipho ate 3 of the 12 pancakes. What fraction is that, in its simplest form?","answer":"3/12 (1) = 1/4 (1)","type":"Textarea"},{"number":"4.4","cognitiveLevel":null,"marks":2,"question":"The class bakes 60 pancakes and sells 2/3 of them. How many are left?","answer":{"root":{"type":"root","children":[{"type":"list","children":[{"type":"listitem","children":[{"type":"text","version":1,"text":"Sold: 60 ÷ 3 × 2 = 40 ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0,"value":1},{"type":"listitem","children":[{"type":"text","version":1,"text":"Left: 60 − 40 = 20 pancakes ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(1)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0,"value":2}],"version":1,"direction":"ltr","format":"","indent":0,"listType":"number","tag":"ol","start":1},{"type":"paragraph","children":[{"type":"text","version":1,"text":"OR: 1/3 is left; 60 ÷ 3 = 20 pancakes ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"(2)","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}},"type":"Textarea"}]}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Limpopo']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
where subject.grade = '5' and subject.subject = 'Mathematics'
on conflict do nothing;

insert into public.teacher_assessment_template
  (id, teacher_profile_id, taxonomy_id, title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select '79f9eb95-3640-5804-aa5a-8eed4c6990f4', profile.id, null, 'Leestoets: Wollie se klokkie', 'Detailed', 30,
  '[{"label":"Grade","value":"Graad"},{"label":"Date","value":"Datum"},{"label":"Term","value":"Kwartaal"},{"label":"Total","value":"Totaal"},{"label":"Time","value":"Tyd"},{"label":"Section","value":"Afdeling"},{"label":"Question","value":"Vraag"},{"label":"Marks","value":"Punte"},{"label":"Minute","value":""},{"label":"Minutes","value":""},{"label":"Hour","value":""},{"label":"Hours","value":""},{"label":"Information and Instructions","value":""},{"label":"Sections","value":""},{"label":"Questions","value":""},{"label":"Award","value":""}]'::jsonb,
  '["Lees die storie twee keer.","Beantwoord AL die vrae.","Skryf netjies op die lyne."]'::jsonb,
  '[{"number":"1","title":"Lees met begrip","minutes":20,"marks":6,"richText":{"root":{"type":"root","children":[{"type":"heading","children":[{"type":"text","version":1,"text":"Wollie se klokkie","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0,"tag":"h2"},{"type":"paragraph","children":[{"type":"text","version":1,"text":"Wollie is ’n klein, wit lammetjie. Om sy nek hang ’n blink klokkie. ","format":0,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":"Tingeling!","format":1,"detail":0,"mode":"normal","style":""},{"type":"text","version":1,"text":" sing die klokkie as Wollie hardloop.","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"paragraph","children":[{"type":"text","version":1,"text":"Een oggend is alles stil. Die klokkie is weg! Wollie soek onder die bos en agter die dam. Hy sien niks nie.","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"paragraph","children":[{"type":"text","version":1,"text":"Toe hoor hy: tingeling, tingeling. Bo in die boom sit Krys die kraai. Die klokkie blink in sy nes.","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0},{"type":"paragraph","children":[{"type":"text","version":1,"text":"“Ek het gedink dit is ’n ster,” sê Krys. Hy gee die klokkie terug, en die twee word maats.","format":0,"detail":0,"mode":"normal","style":""}],"version":1,"direction":"ltr","format":"","indent":0}],"version":1,"direction":"ltr","format":"","indent":0}},"fields":[{"number":"1.1","cognitiveLevel":null,"marks":1,"question":"Wat hang om Wollie se nek?","answer":"’n klokkie","type":"Radio","items":["’n tou","’n klokkie","’n strik"]},{"number":"1.2","marks":2,"question":"Waar soek Wollie? Merk twee plekke.","answer":["onder die bos","agter die dam"],"type":"Checkbox","items":["onder die bos","in die skuur","agter die dam","op die stoep"]},{"number":"1.3","cognitiveLevel":null,"marks":1,"question":"By wie was die klokkie?","answer":"By Krys (die kraai)","type":"Text"},{"number":"1.4","cognitiveLevel":null,"marks":2,"question":"Hoekom het Krys die klokkie gevat?","answer":"Hy het gedink dit is ’n ster (1), want dit blink (1).","type":"Textarea"}],"sectionNumber":"A","sectionTitle":"Begripstoets"},{"number":"2","title":"Woorde","minutes":10,"marks":4,"fields":[{"number":"2.1","question":"Skryf die meervoud."},{"number":"2.1.1","cognitiveLevel":null,"marks":1,"question":"een lammetjie, twee …","answer":"lammetjies","type":"Text"},{"number":"2.1.2","cognitiveLevel":null,"marks":1,"question":"een boom, twee …","answer":"bome","type":"Text"},{"number":"2.2","marks":1,"question":"Kies die regte woord: Wollie is … as hy sy klokkie kry.","answer":"bly","type":"Select","items":["bly","blei","blui"]},{"number":"2.3","cognitiveLevel":null,"marks":1,"question":"Skryf die teenoorgestelde van “klein”.","answer":"groot","type":"Text"}],"sectionNumber":"B","sectionTitle":"Taal"}]'::jsonb,
  school.id, subject.id
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array['Western Cape']
join public.teacher_profile as profile on profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
where subject.grade = '2' and subject.subject = 'Afrikaans Home Language'
on conflict do nothing;

insert into public.school (id, name, town, provinces, school_img_key) values
  ('9a58bdc7-9717-50a2-b371-0ce3aabe78b2', 'Marula Ridge Primary School', 'Polokwane', array['Limpopo'], 'Schools/9a58bdc7-9717-50a2-b371-0ce3aabe78b2/logo.webp')
on conflict do nothing;
update public.teacher_profile set teacher_profile_school_id = '9a58bdc7-9717-50a2-b371-0ce3aabe78b2'
where id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101' and teacher_profile_school_id is null;

insert into public.teacher_schedule (teacher_profile_id, id, day, periods, period_duration, break_durations, start_time)
select profile.id, day.id, day.name, day.periods, 40, array[25, 15], '07:30'
from public.teacher_profile as profile, (values
  ('a332280e-7e29-5267-9b7d-6ec563ad106d'::uuid, 'Monday', 9),
  ('c9cf96e0-2acb-595c-9b0d-116a0c3278b7'::uuid, 'Tuesday', 9),
  ('aa2fa451-7fdb-5278-ba3e-190deb277b22'::uuid, 'Wednesday', 9),
  ('32932bba-5e63-554c-a4be-d4467f47027b'::uuid, 'Thursday', 9),
  ('a819939b-55e8-5e5d-a07c-ddf824580650'::uuid, 'Friday', 8)
) as day (id, name, periods)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
on conflict do nothing;

insert into public.teacher_class_subject (teacher_profile_id, id, subject_id, name)
select profile.id, taught.id, subject.id, taught.name
from public.teacher_profile as profile, (values
  ('51c6f672-b9f6-5f9d-8ea5-8b11e8971d15'::uuid, '4A', '4', 'Mathematics'),
  ('11e539f6-ddca-5aec-b511-29cb0739e477'::uuid, '4B', '4', 'Mathematics'),
  ('633b53dc-ecc7-52c5-ba22-3fc94837f8fd'::uuid, '5A', '5', 'Mathematics'),
  ('b31c0f3c-5287-5927-8f52-03024fcf05aa'::uuid, '5A', '5', 'Natural Sciences and Technology'),
  ('aff4850a-d391-5743-82c1-557e2c7f1642'::uuid, '6A', '6', 'Natural Sciences and Technology'),
  ('645ad6f3-6c6e-549c-9e47-b6c368027c01'::uuid, '6B', '6', 'Natural Sciences and Technology')
) as taught (id, name, grade, subject)
join public.subject as subject on (subject.grade, subject.subject) = (taught.grade, taught.subject)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
on conflict do nothing;

insert into public.teacher_activity (teacher_profile_id, id, label, type, color, repeat_id, teacher_subject_template_id, teacher_assessment_template_id, start_date_time, end_date_time)
select profile.id, planned.id, planned.label, planned.type, planned.color, planned.repeat_id, planned.lesson_id, planned.assessment_id,
  (monday + planned.day + planned.begins) at time zone 'Africa/Johannesburg',
  (monday + planned.day + planned.ends) at time zone 'Africa/Johannesburg'
from public.teacher_profile as profile,
  (select date_trunc('week', now() at time zone 'Africa/Johannesburg')::date as monday) as week, (values
  ('56554787-293a-52c0-b5fd-d9f9b3fdab28'::uuid, '4A Mathematics: equivalent fractions', 'Lesson', 'blue', 0, time '07:30', time '08:10', null::uuid, 'd4904e7c-fe23-59f5-8cb4-8fb8aa73c410'::uuid, null::uuid),
  ('187f3e02-dd47-5580-9e66-54968d4d2af6'::uuid, '4B Mathematics: equivalent fractions', 'Lesson', 'blue', 0, time '08:10', time '08:50', null::uuid, 'd4904e7c-fe23-59f5-8cb4-8fb8aa73c410'::uuid, null::uuid),
  ('8bc30db3-7161-5c7a-8caa-7194b30eb718'::uuid, '6A Science: series circuits', 'Lesson', 'green', 1, time '09:30', time '10:10', null::uuid, null::uuid, null::uuid),
  ('4ee4395f-0563-50de-98e8-12fd83ed4770'::uuid, '5A Mathematics test: common fractions', 'Assessment', 'red', 3, time '08:10', time '08:50', null::uuid, null::uuid, 'a36e0a4e-73f8-5a0f-8edf-01758b857db0'::uuid),
  ('1a5b09f6-ca4e-5fb7-ac8a-cacef01c444b'::uuid, 'Netball practice, under 11', 'Sport', 'orange', 2, time '14:15', time '15:30', 'a5ca8f70-f566-5611-97b0-d08cdebe485a'::uuid, null::uuid, null::uuid),
  ('db1dae6f-37a7-522e-8c5d-5e964fd6c5aa'::uuid, 'Netball practice, under 11', 'Sport', 'orange', 9, time '14:15', time '15:30', 'a5ca8f70-f566-5611-97b0-d08cdebe485a'::uuid, null::uuid, null::uuid),
  ('778d83f1-92ff-53d3-8525-2f9e7026e281'::uuid, 'Netball practice, under 11', 'Sport', 'orange', 16, time '14:15', time '15:30', 'a5ca8f70-f566-5611-97b0-d08cdebe485a'::uuid, null::uuid, null::uuid),
  ('442b7e6f-8e10-5b57-9496-e05a3abcef40'::uuid, 'Netball practice, under 11', 'Sport', 'orange', 23, time '14:15', time '15:30', 'a5ca8f70-f566-5611-97b0-d08cdebe485a'::uuid, null::uuid, null::uuid),
  ('f8c5462d-fcd6-5263-9ae7-f49f8de19d13'::uuid, 'Marking', 'Off Period', 'blue-grey', 4, time '10:35', time '11:15', null::uuid, null::uuid, null::uuid)
) as planned (id, label, type, color, day, begins, ends, repeat_id, lesson_id, assessment_id)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
on conflict do nothing;

insert into public.school (id, name, town, provinces, school_img_key) values
  ('691067b3-c9d8-5976-87b0-df8762c9ef0d', 'Laerskool Koringvallei', 'Malmesbury', array['Western Cape'], null)
on conflict do nothing;
update public.teacher_profile set teacher_profile_school_id = '691067b3-c9d8-5976-87b0-df8762c9ef0d'
where id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102' and teacher_profile_school_id is null;

insert into public.teacher_schedule (teacher_profile_id, id, day, periods, period_duration, break_durations, start_time)
select profile.id, day.id, day.name, day.periods, 30, array[20, 15], '07:45'
from public.teacher_profile as profile, (values
  ('9040d132-c147-5ec3-9517-fba89811707f'::uuid, 'Monday', 10),
  ('505c56a4-3a3f-5e69-91b7-6f09c78bed88'::uuid, 'Tuesday', 10),
  ('e0fcf664-265e-5775-9505-abeb4a134f8c'::uuid, 'Wednesday', 10),
  ('6778ad47-15c6-564e-b045-c9a4de63fec2'::uuid, 'Thursday', 10),
  ('d5fdc3eb-c09f-5e07-8533-5d5ec1b37b34'::uuid, 'Friday', 9)
) as day (id, name, periods)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.teacher_class_subject (teacher_profile_id, id, subject_id, name)
select profile.id, taught.id, subject.id, taught.name
from public.teacher_profile as profile, (values
  ('3acbb5fd-79f2-509e-beab-09c487036b45'::uuid, '2B', '2', 'Afrikaans Home Language'),
  ('adc80500-76f9-5e99-9040-d64979624b0b'::uuid, '2B', '2', 'Mathematics'),
  ('fdcae86e-f5a3-5767-a034-65e4987bb5ae'::uuid, '2B', '2', 'Life Skills'),
  ('37650750-6b67-512c-a1ab-8e6535c7ccc1'::uuid, '2B', '2', 'English First Additional Language')
) as taught (id, name, grade, subject)
join public.subject as subject on (subject.grade, subject.subject) = (taught.grade, taught.subject)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.teacher_activity (teacher_profile_id, id, label, type, color, repeat_id, teacher_subject_template_id, teacher_assessment_template_id, start_date_time, end_date_time)
select profile.id, planned.id, planned.label, planned.type, planned.color, planned.repeat_id, planned.lesson_id, planned.assessment_id,
  (monday + planned.day + planned.begins) at time zone 'Africa/Johannesburg',
  (monday + planned.day + planned.ends) at time zone 'Africa/Johannesburg'
from public.teacher_profile as profile,
  (select date_trunc('week', now() at time zone 'Africa/Johannesburg')::date as monday) as week, (values
  ('5e598f9f-8014-50a6-9483-aea65ae97a25'::uuid, 'Klanke: die f en die v', 'Lesson', 'red', 0, time '07:45', time '08:15', null::uuid, null::uuid, null::uuid),
  ('084fb151-3b4e-5b9f-8a77-47b1f70a3d08'::uuid, 'Tel in tweë en vywe tot 100', 'Lesson', 'blue', 1, time '08:15', time '08:45', null::uuid, null::uuid, null::uuid),
  ('77b7171d-1022-5b1c-95c2-f1f251657342'::uuid, 'Juniorkoor', 'Culture', 'purple', 1, time '13:30', time '14:15', 'f1aa52f3-23b8-5a5a-8046-3bfc11a74d73'::uuid, null::uuid, null::uuid),
  ('8311cf73-713a-5a59-9a28-d9a55f7b70e4'::uuid, 'Juniorkoor', 'Culture', 'purple', 8, time '13:30', time '14:15', 'f1aa52f3-23b8-5a5a-8046-3bfc11a74d73'::uuid, null::uuid, null::uuid),
  ('afcedf56-8c55-52de-a970-50f79fc67c86'::uuid, 'Juniorkoor', 'Culture', 'purple', 15, time '13:30', time '14:15', 'f1aa52f3-23b8-5a5a-8046-3bfc11a74d73'::uuid, null::uuid, null::uuid),
  ('07af8973-f6a6-5d5b-ab72-1833d6b6955d'::uuid, 'Juniorkoor', 'Culture', 'purple', 22, time '13:30', time '14:15', 'f1aa52f3-23b8-5a5a-8046-3bfc11a74d73'::uuid, null::uuid, null::uuid),
  ('45051267-c83d-52a7-a19b-904cb46063d7'::uuid, 'Juniorkoor', 'Culture', 'purple', 29, time '13:30', time '14:15', 'f1aa52f3-23b8-5a5a-8046-3bfc11a74d73'::uuid, null::uuid, null::uuid),
  ('2cfcc3b5-be8e-53c3-912f-0e0c41394f1b'::uuid, 'Leestoets, groepe 1 en 2', 'Assessment', 'deep-orange', 3, time '09:15', time '10:15', null::uuid, null::uuid, '79f9eb95-3640-5804-aa5a-8eed4c6990f4'::uuid)
) as planned (id, label, type, color, day, begins, ends, repeat_id, lesson_id, assessment_id)
where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '9711c564-cd91-5634-b082-e47235e2324a', profile.id, now() - interval '19 days', 'PAID', '261102-07413022',
  now() - interval '19 days', 'PayFast',
  profile.products_order_shipping_details
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('124fd1ae-96c8-556e-b399-568573a55289'::uuid, '07a293cc-110a-5dca-90cd-bb7c1fb7647a'::uuid, '[]'::jsonb),
  ('29a5020d-8ea7-5b9f-a4f0-6b4a45c04261'::uuid, '4ec23672-7eb2-5a4a-ab92-f4832fc95299'::uuid, '[]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '9711c564-cd91-5634-b082-e47235e2324a'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('5b5268e0-8b7b-5476-9605-7804142306e3'::uuid, now() - interval '19 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101'::uuid, null, 'PENDING', 'first_product_added'),
  ('a92449b2-a608-5990-ad35-ba37ff9c98d2'::uuid, now() - interval '19 days' + interval '1 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101'::uuid, 'PENDING', 'PENDING', 'card_payment_prepared'),
  ('6c167d4d-693f-5f2d-81fa-d9393d340bfb'::uuid, now() - interval '19 days' + interval '2 minutes', null::uuid, 'PENDING', 'PAID', 'payment_received')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '9711c564-cd91-5634-b082-e47235e2324a'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '2f820625-8766-5614-8032-f24b11d5a6b2', profile.id, now() - interval '1 days', 'PENDING', null,
  null, null,
  null
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f101'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('f409e002-243a-5e61-86db-e6b3e7797cbc'::uuid, '948867d7-8c10-58b5-872d-d7ba66103a32'::uuid, '[]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '2f820625-8766-5614-8032-f24b11d5a6b2'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('65d07c78-dacf-5ebf-92d5-e00fadc507bb'::uuid, now() - interval '1 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101'::uuid, null, 'PENDING', 'first_product_added')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '2f820625-8766-5614-8032-f24b11d5a6b2'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '70f5a643-7d78-58eb-a712-ed1e60ae1415', profile.id, now() - interval '4 days', 'PROCESSING', '261117-19052841',
  now() - interval '4 days', 'EFT',
  profile.products_order_shipping_details
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('0110197e-993a-565d-8047-10d820df1827'::uuid, '01b63674-bec4-5e01-b067-51281c3582fa'::uuid, '[]'::jsonb),
  ('747bbf21-1759-5cc8-bbfb-3188a2d7ce95'::uuid, 'a4f5519f-891a-5e76-9035-9bf8a903a2a7'::uuid, '[{"type":"Text","label":"Naam op die doos","hint":"Byvoorbeeld Juf. Lenie se klas. Los oop vir ’n doos sonder naam.","placeholder":"Juf. Lenie se klas","required":false,"items":[],"value":"Juf. Annelie se klas"},{"type":"Select","label":"Lettertipe","hint":"","placeholder":"Kies een","required":true,"items":["Drukskrif","Skoolskrif"],"value":"Drukskrif"}]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '70f5a643-7d78-58eb-a712-ed1e60ae1415'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('edb1a8b6-26a5-54e2-9f0e-e2a24d6af71e'::uuid, now() - interval '4 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, null, 'PENDING', 'first_product_added'),
  ('bbdecc0f-23f9-5608-9b64-8ca3995f44d0'::uuid, now() - interval '4 days' + interval '1 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, 'PENDING', 'PROCESSING', 'checked_out')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '70f5a643-7d78-58eb-a712-ed1e60ae1415'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '010ab695-4c34-5381-9438-3979517525aa', profile.id, now() - interval '22 days', 'PAID', '261030-16223507',
  now() - interval '22 days', 'Free',
  profile.products_order_shipping_details
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('d7e862b6-17e1-5756-aa08-98e7587da507'::uuid, '90c99721-4321-5c4f-a112-8d899655014b'::uuid, '[]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '010ab695-4c34-5381-9438-3979517525aa'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('09104e5a-b299-5a72-b255-a7bd9e475e5e'::uuid, now() - interval '22 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, null, 'PENDING', 'first_product_added'),
  ('8713ef56-813b-54b6-a0e8-55f24bd420ec'::uuid, now() - interval '22 days' + interval '1 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, 'PENDING', 'PAID', 'checked_out')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '010ab695-4c34-5381-9438-3979517525aa'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '7d86bdad-7826-59fc-994d-4a565d16f59a', profile.id, now() - interval '16 days', 'CANCELLED', '261105-11300914',
  now() - interval '16 days', 'EFT',
  profile.products_order_shipping_details
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('7c5fd13b-f857-5903-aa86-88ca2e6010b5'::uuid, '9d00c10e-690d-5b2a-8318-fd824136686d'::uuid, '[]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '7d86bdad-7826-59fc-994d-4a565d16f59a'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('aae1b146-116b-5e3c-b0d9-6643ee7617e4'::uuid, now() - interval '16 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, null, 'PENDING', 'first_product_added'),
  ('6e18294b-179c-5676-8f5a-105a5896e942'::uuid, now() - interval '16 days' + interval '1 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102'::uuid, 'PENDING', 'PROCESSING', 'checked_out'),
  ('96c25135-b5b6-5c20-870a-966a4b165afa'::uuid, now() - interval '16 days' + interval '2 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d201'::uuid, 'PROCESSING', 'CANCELLED', 'set_by_admin')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '7d86bdad-7826-59fc-994d-4a565d16f59a'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into public.teacher_products_order
  (id, teacher_profile_id, created_at, order_status, order_number, order_date_time,
   order_payment_method, order_shipping_details)
select '8ea60a08-cb3a-56b5-934c-95b3c747003a', profile.id, now() - interval '2 days', 'QUOTING', '261119-09154466',
  now() - interval '2 days', null,
  profile.products_order_shipping_details
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.order_line
  (id, order_id, product_id, title, price, discount_percentage, physical, questions)
select line.id, parent.id, product.id, product.title, product.price,
  product.discount_percentage, product.physical, line.questions
from (values
  ('0a908bce-081a-5db1-b4a1-cbd2793a8546'::uuid, '7e7b45eb-aa18-5ead-90b6-d5bc84cb4e7f'::uuid, '[]'::jsonb),
  ('06232c1e-6db0-5895-b452-ce5364361ce9'::uuid, 'a96d6820-ccc2-5b43-be74-3bf4d1e7900d'::uuid, '[]'::jsonb)
) as line (id, product_id, questions)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '8ea60a08-cb3a-56b5-934c-95b3c747003a'
on conflict do nothing;

insert into public.order_event
  (id, created_at, order_id, actor_id, from_status, to_status, reason)
select event.id, event.created_at, parent.id, actor.id, event.from_status, event.to_status,
  event.reason
from (values
  ('ef7c25f8-c27e-5076-be38-e38a62a10bd4'::uuid, now() - interval '2 days' + interval '0 minutes', '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d201'::uuid, null, 'QUOTING', 'quote_created')
) as event (id, created_at, actor_id, from_status, to_status, reason)
join public.teacher_products_order as parent on parent.id = '8ea60a08-cb3a-56b5-934c-95b3c747003a'
left join auth.users as actor on actor.id = event.actor_id
on conflict do nothing;

insert into private.seller (valid_from, trading_name, address, vat_number, registered_name, registration_number)
values ('2020-01-01', 'Kryt', '1 Chalk Street, Polokwane, 0699', '4999999999', 'Kryt Onderwys (Edms.) Bpk.', '2019/000000/07')
on conflict do nothing;

select private.issue_invoice(parent.id)
from public.teacher_products_order as parent
where parent.order_status = 'PAID'
  and not exists (select from public.invoice as issued where issued.order_id = parent.id)
order by parent.order_date_time;

-- Announcements and communications.
insert into public.announcement (id, title, message, send_to)
select 'f6447236-555a-5d0d-890b-061f5dbc9116', 'Term 4 resources are complete', 'All test papers and memorandums for Term 4 are now in the shop, in English and Afrikaans.', array['ALL']::text[]
on conflict do nothing;

insert into public.announcement (id, title, message, send_to)
select 'e00482dd-cee6-58ed-969a-0a3ca4baeee1', 'Ons wag vir jou betaling', 'Ons het jou betaalbewys vir bestelling 261117-19052841 nog nie ontvang nie.', array['7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102']::text[]
from public.teacher_profile as profile where profile.id = '7b0c2f4e-5d31-4a86-9f0b-5e02b7c1f102'
on conflict do nothing;

insert into public.communication (id, subject, body, images, video, send_to, show, publish_date) values
  ('bb7b786d-0a02-5b2d-9255-1ab5cabbf983', 'Ready for the November tests?', '<p>Print the paper, the memorandum and the cognitive grid in one go: <strong>My assessments</strong>, then <em>Print</em>.</p>', array['Products/f07c560e-6018-53e5-9ad0-970b601a02e1/cover.webp', 'Products/c84acffb-6eea-591e-bd9d-97e09c8e9c20/cover.webp']::text[], null, array['ALL']::text[], array['SUBJECT', 'BODY', 'IMAGES']::text[], now() - interval '3 days'),
  ('9707f590-9295-57de-9219-af2d630c11fe', 'Maaltafels wat bly vassit', '<p>Vyf minute per dag, elke dag dieselfde tafel: so werk ons plakkate vir graad 3 en 4.</p>', array['Products/01b63674-bec4-5e01-b067-51281c3582fa/cover.webp', 'Products/87f25cec-b2ab-5416-9c39-087b6d7ffcb5/cover.webp']::text[], null, array['General']::text[], array['SUBJECT', 'BODY', 'IMAGES']::text[], now() - interval '10 days'),
  ('da4af525-5e9d-5147-ae14-fdf201cd382a', 'Back to school 2027', '<p>The new calendar and the first week’s worksheets.</p>', array['Products/defc8343-5a98-5541-887c-32de7ad023d0/cover.webp']::text[], null, array['R', '1', '2', '3']::text[], array['SUBJECT', 'IMAGES']::text[], now() - interval '1 days'),
  ('d6ec0ec3-ac6a-589d-a3c0-a74e3fca55d1', 'A fraction wall in one lesson', '<p>Four strips of card, a ruler and two colours of chalk. Learners fold, colour and stick:</p><ul><li>one whole, two halves, three thirds, four quarters;</li><li>then they find two strips that are equally long.</li></ul><p>Leave it up for the term. Every question about equivalent fractions starts there.</p>', array['Communications/d6ec0ec3-ac6a-589d-a3c0-a74e3fca55d1/Images/picture-1.webp', 'Communications/d6ec0ec3-ac6a-589d-a3c0-a74e3fca55d1/Images/picture-2.webp']::text[], null, array['ALL']::text[], array['SUBJECT', 'BODY', 'IMAGES']::text[], now() - interval '2 days'),
  ('8caa57fc-91d8-5ecb-a0f5-92b071ce2cf6', 'Five days, four beans, one graph', '<p>Plant on Monday, measure every morning after register, and on Friday the class draws its first line graph from <em>its own</em> numbers. Works from grade 3 upwards.</p>', array['Communications/8caa57fc-91d8-5ecb-a0f5-92b071ce2cf6/Images/picture-1.webp', 'Communications/8caa57fc-91d8-5ecb-a0f5-92b071ce2cf6/Images/picture-2.webp']::text[], null, array['General']::text[], array['SUBJECT', 'BODY', 'IMAGES']::text[], now() - interval '6 days'),
  ('4616966a-07c7-5ed5-830f-8468eaabfee8', '’n Leeshoekie wat leerders self oppas', '<p>Drie rakke, een kussing en ’n lys aan die muur. Die reël is eenvoudig: wie ’n boek terugbring, kies die volgende kind.</p><p>Ons kollegas in Upington sê hulle leen nou elke week dubbel soveel boeke uit.</p>', array['Communications/4616966a-07c7-5ed5-830f-8468eaabfee8/Images/picture-1.webp']::text[], null, array['ALL']::text[], array['SUBJECT', 'BODY', 'IMAGES']::text[], now() - interval '12 days'),
  ('a5df91c5-47b8-5b92-aef5-4db6742edc04', 'Measure your own rain', null, array['Communications/a5df91c5-47b8-5b92-aef5-4db6742edc04/Images/picture-1.webp']::text[], null, array['General']::text[], array['SUBJECT', 'IMAGES']::text[], now() - interval '17 days'),
  ('6d16c31c-84c9-5446-a4e4-4081e4e3079c', 'Showing a video without losing the class', '<p>Stop it every two minutes and ask one question. This short film shows where the pause button pays off.</p>', null, '76979871', array['ALL']::text[], array['SUBJECT', 'BODY', 'VIDEO']::text[], now() - interval '8 days'),
  ('e8743e47-4819-5ebe-94bc-bdd42ee0d8a7', 'Your week plan on one page', '<p>Open the calendar, press <strong>Print</strong>, and choose the week. It is set on A4 with times and term week, ready for the file.</p>', null, null, array['ALL']::text[], array['SUBJECT', 'BODY']::text[], now() - interval '21 days')
on conflict do nothing;
