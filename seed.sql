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

insert into public.product (id, title, description, price, discount_percentage, e_commerce_product, subscription_product, physical, featured, publish_date, thumbnails, tags, category_id, questions, sku) values
  ('01b63674-bec4-5e01-b067-51281c3582fa', 'Maaltafels van 2, 3, 4, 5 en 10', 
   '<p>Kort, doelgerigte inoefening van die tafels wat Graad 3 moet ken. Die eerste vraag bring elke feit een keer na vore, daarna draai ons die som om sodat leerders sien dat deling en vermenigvuldiging bymekaar hoort.</p><p>Gebruik dit as ’n weeklikse vyfminutetoets, of knip die vrae los vir hoekwerk.</p><ul><li>16 maalsomme, 8 somme met ’n ontbrekende getal en 8 deelsomme</li><li>Getalpatrone wat die tafels gebruik</li><li>Drie woordprobleme uit die klaskamer</li></ul><p><strong>Graad 3, Wiskunde</strong>, Kwartaal 3<br>KABV-onderwerp: Herhaalde optelling lei tot vermenigvuldiging<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   28.00, null, true, false, false, true, '2026-02-02T06:00:00Z', 
   array['Products/01b63674-bec4-5e01-b067-51281c3582fa/cover.webp', 'Products/01b63674-bec4-5e01-b067-51281c3582fa/page-1.webp', 'Products/01b63674-bec4-5e01-b067-51281c3582fa/page-2.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6c98a502-38fa-570d-a0f4-08cb09cace36', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1001),
  ('07a293cc-110a-5dca-90cd-bb7c1fb7647a', 'Common fractions: name, compare, add', 
   '<p>A complete lesson on common fractions for the first week of the topic. Learners start with pictures, move on to equivalent fractions and end with addition and subtraction of fractions with the same denominator, including mixed numbers.</p><p>The fraction bars print clearly in black and white, so one master copy is enough.</p><ul><li>Naming and shading fractions in bars and circles</li><li>Equivalent fractions and comparing with &lt;, &gt; and =</li><li>Adding and subtracting, fractions of whole numbers</li><li>Two word problems that ask for a full calculation</li></ul><p><strong>Grade 5, Mathematics</strong>, Term 2<br>CAPS topic: Common fractions<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   45.00, 20, true, false, false, true, '2026-02-09T06:00:00Z', 
   array['Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/cover.webp', 'Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/page-1.webp', 'Products/07a293cc-110a-5dca-90cd-bb7c1fb7647a/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '02c60661-abf9-5a4e-bc76-c7769e9836e2', '[]'::jsonb, 1002),
  ('435f1e5c-ebb3-5a0e-9483-feecb43d797a', 'Leesbegrip: Die verlore posduif', 
   '<p>’n Oorspronklike kortverhaal van ongeveer 250 woorde oor ’n seun in Calvinia wat ’n moeë posduif op die stoep vind. Die storie is geskryf om met Graad 4’s gelees te word: kort sinne, natuurlike dialoog en genoeg geheime om oor te raai.</p><p>Die vrae loop van letterlik tot evaluering, met taalvrae wat uit die teks self kom.</p><ul><li>Leesstuk met genommerde paragrawe</li><li>Letterlike, herorganisasie-, afleidings- en evalueringsvrae</li><li>Taal: verkleining, meervoude, teenoorgesteldes en direkte rede</li></ul><p><strong>Graad 4, Afrikaans Huistaal</strong>, Kwartaal 1<br>KABV-onderwerp: Lees en kyk: storie met dialoog<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   35.00, null, true, false, false, true, '2026-01-19T06:00:00Z', 
   array['Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/cover.webp', 'Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/page-1.webp', 'Products/435f1e5c-ebb3-5a0e-9483-feecb43d797a/page-2.webp']::text[], 
   array['f6812127-e2a3-5ec4-88fa-19649b59f788', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '00660619-1bf6-577d-8779-52eeefed1a40', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'bb7883c2-9d63-5c88-a2e7-4729c1b2d5dd', '[]'::jsonb, 1003),
  ('4ec23672-7eb2-5a4a-ab92-f4832fc95299', 'Electric circuits and safe electricity', 
   '<p>Clear circuit diagrams, the right symbols and questions that uncover the usual misunderstanding that a circuit “uses up” current. Works with or without cells and bulbs in the classroom.</p><p>The last page is about electricity at home: load-shedding, prepaid meters and safety.</p><ul><li>Circuit symbols and reading circuit diagrams</li><li>Open and closed circuits, conductors and insulators</li><li>An investigation table that learners can complete from results</li></ul><p><strong>Grade 6, Natural Sciences and Technology</strong>, Term 3<br>CAPS topic: Energy and change: electric circuits<br>4 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   38.00, null, true, false, false, false, '2026-02-16T06:00:00Z', 
   array['Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/cover.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-1.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-2.webp', 'Products/4ec23672-7eb2-5a4a-ab92-f4832fc95299/page-3.webp']::text[], 
   array['a7c059d3-40ae-592a-a7dd-76222a8e0a7b', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   'f95c40fa-9d23-521c-9334-6c03679649c8', '[]'::jsonb, 1004),
  ('90c99721-4321-5c4f-a112-8d899655014b', 'Tel saam tot by 10', 
   '<p>Groot prente, min woorde. Maats tel die vorms, skryf die getal en trek syfers na. Lees die opdrag hardop voor; elke vraag pas in een kringbespreking.</p><ul><li>Tel en skryf 1 tot 10</li><li>Tienraamwerke om getalle te sien</li><li>Syfers om oor te trek</li></ul><p><strong>Graad R, Wiskunde</strong>, Kwartaal 2<br>KABV-onderwerp: Getalle, bewerkings en verwantskappe: tel voorwerpe<br>3 A4-bladsye, memorandum ingesluit; PDF, druk goed in swart en wit</p>', 
   null, null, true, false, false, false, '2026-01-19T06:00:00Z', 
   array['Products/90c99721-4321-5c4f-a112-8d899655014b/cover.webp', 'Products/90c99721-4321-5c4f-a112-8d899655014b/page-1.webp', 'Products/90c99721-4321-5c4f-a112-8d899655014b/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', '172b843a-c920-5789-b9db-4e837137e478', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '3007695d-c08a-5de4-9d1b-857314d55a85', '[]'::jsonb, 1005),
  ('948867d7-8c10-58b5-872d-d7ba66103a32', 'Telling the time: quarters and five minutes', 
   '<p>Real clock faces with properly placed hands: at half past four the hour hand stands between four and five, as it does on the wall. Learners read, write and draw times and then use a school timetable.</p><ul><li>Reading analogue clocks in words and in digits</li><li>Drawing hands for a given time</li><li>Working out how long something takes</li></ul><p><strong>Grade 3, Mathematics</strong>, Term 2<br>CAPS topic: Measurement: time<br>3 A4 pages, memorandum included; PDF, prints well in black and white</p>', 
   32.00, null, true, false, false, false, '2026-02-23T06:00:00Z', 
   array['Products/948867d7-8c10-58b5-872d-d7ba66103a32/cover.webp', 'Products/948867d7-8c10-58b5-872d-d7ba66103a32/page-1.webp', 'Products/948867d7-8c10-58b5-872d-d7ba66103a32/page-2.webp']::text[], 
   array['aead46db-6c90-5239-8a90-28415824d396', 'c0e6dcf5-5222-5749-92e1-ec5a6afba04a', '363b4abd-890a-5cb6-b4fd-dab56827fdbb', '6b484bec-c3c2-5188-9285-3936f6f3f0e7']::uuid[], 
   '9c4b0c6e-02a7-5e4c-8c51-f806d0bcd6da', '[]'::jsonb, 1006)
on conflict do nothing;

insert into public.product_content (id, product_id, file_keys) values
  ('feb386d1-5d6f-5d10-a733-51ced4e3dd1e', '01b63674-bec4-5e01-b067-51281c3582fa', array['ProductsContent/feb386d1-5d6f-5d10-a733-51ced4e3dd1e/maaltafels-2-tot-10-graad-3.pdf']::text[]),
  ('219b3344-336e-565b-8bd5-a90d05822a1f', '07a293cc-110a-5dca-90cd-bb7c1fb7647a', array['ProductsContent/219b3344-336e-565b-8bd5-a90d05822a1f/common-fractions-grade-5.pdf']::text[]),
  ('45ab7ba0-8665-5bb6-a4ab-ccbdc62034fc', '435f1e5c-ebb3-5a0e-9483-feecb43d797a', array['ProductsContent/45ab7ba0-8665-5bb6-a4ab-ccbdc62034fc/leesbegrip-die-verlore-posduif-graad-4.pdf']::text[]),
  ('69c36e71-2744-5036-9793-390c5b3dac82', '4ec23672-7eb2-5a4a-ab92-f4832fc95299', array['ProductsContent/69c36e71-2744-5036-9793-390c5b3dac82/electric-circuits-grade-6.pdf']::text[]),
  ('c54840a1-cd78-5b7f-b0da-4ff1e369d05d', '90c99721-4321-5c4f-a112-8d899655014b', array['ProductsContent/c54840a1-cd78-5b7f-b0da-4ff1e369d05d/tel-tot-tien-graad-r.pdf']::text[]),
  ('e600b20e-c959-58d2-acf8-07af7421c75c', '948867d7-8c10-58b5-872d-d7ba66103a32', array['ProductsContent/e600b20e-c959-58d2-acf8-07af7421c75c/telling-the-time-grade-3.pdf']::text[])
on conflict do nothing;

-- People. Their accounts are created through the Auth admin API before this file runs.
-- thandi.nkosi@kryt.example: Grade 4 to 6 teacher in Limpopo who works on a phone; has bought before, has a cart.
-- annelie.vanwyk@kryt.example: Grondslagfase-onderwyser in die Wes-Kaap; Afrikaans interface, posted and unpaid orders.
-- lwazi.dlamini@kryt.example: Brand new: confirmed the e-mail address and nothing else; every empty state.
-- marius.botha@kryt.example: Runs the shop: products, orders, announcements. Not a superadmin.
-- priya.naidoo@kryt.example: Manages people, groups and secrets, and can do all that an administrator can.
-- kabelo.mokoena@kryt.example: Reads reports and nothing else; shows that the other screens stay shut.

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
  product.discount_percentage, product.physical, product.questions
from (values
  ('124fd1ae-96c8-556e-b399-568573a55289'::uuid, '07a293cc-110a-5dca-90cd-bb7c1fb7647a'::uuid),
  ('29a5020d-8ea7-5b9f-a4f0-6b4a45c04261'::uuid, '4ec23672-7eb2-5a4a-ab92-f4832fc95299'::uuid)
) as line (id, product_id)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '9711c564-cd91-5634-b082-e47235e2324a'
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
  product.discount_percentage, product.physical, product.questions
from (values
  ('f409e002-243a-5e61-86db-e6b3e7797cbc'::uuid, '948867d7-8c10-58b5-872d-d7ba66103a32'::uuid)
) as line (id, product_id)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '2f820625-8766-5614-8032-f24b11d5a6b2'
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
  product.discount_percentage, product.physical, product.questions
from (values
  ('0110197e-993a-565d-8047-10d820df1827'::uuid, '01b63674-bec4-5e01-b067-51281c3582fa'::uuid),
  ('7ebe69a3-4eb2-5a78-825f-5b5267e83575'::uuid, '435f1e5c-ebb3-5a0e-9483-feecb43d797a'::uuid)
) as line (id, product_id)
join public.product as product on product.id = line.product_id
join public.teacher_products_order as parent on parent.id = '70f5a643-7d78-58eb-a712-ed1e60ae1415'
on conflict do nothing;
