-- Written by `npm run types`: what the migrations make of an empty project, without its rows.

-- Schemas

create schema private authorization postgres;
comment on schema private is 'Rules and helpers. No API exposes it and the API roles have no usage on it; policies, defaults, checks and bound function bodies reach the functions that are granted by name.';

create schema public authorization pg_database_owner;
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to service_role;
comment on schema public is '@graphql({"inflect_names": true, "max_rows": 100, "introspection": false})';


-- Extensions

create extension btree_gin with schema extensions;

create extension fuzzystrmatch with schema extensions;

create extension pg_trgm with schema extensions;


-- Default privileges

-- grant execute on future functions of postgres in every schema to postgres;


-- Tables

CREATE TRIGGER report_user AFTER INSERT OR DELETE OR UPDATE OF email, phone, raw_user_meta_data ON auth.users FOR EACH ROW EXECUTE FUNCTION private.report_user();

create table private.account_merge (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kept_profile_id uuid not null,
  emptied_profile_id uuid not null,
  emptied_user_id uuid,
  emptied_owner text not null,
  constraint account_merge_emptied_profile_id_key UNIQUE (emptied_profile_id),
  constraint account_merge_kept_profile_id_fkey FOREIGN KEY (kept_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint account_merge_of_two CHECK ((kept_profile_id <> emptied_profile_id)),
  constraint account_merge_pkey PRIMARY KEY (id)
);
CREATE INDEX account_merge_emptied_user_id_idx ON private.account_merge USING btree (emptied_user_id);
CREATE INDEX account_merge_kept_profile_id_idx ON private.account_merge USING btree (kept_profile_id);
alter table private.account_merge enable row level security;
comment on table private.account_merge is 'Accounts that are gone because they were merged into another. Triggers that keep things with their owner let them move along a row of this table.';
comment on column private.account_merge.emptied_profile_id is 'No foreign key: the emptied profile is removed.';
comment on column private.account_merge.emptied_user_id is 'Whose folders in Storage the person may still read; empty when the account never had a user.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.account_merge FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.calendar_feed (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  token text not null,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint calendar_feed_teacher_profile_id_key UNIQUE (teacher_profile_id),
  constraint calendar_feed_token_key UNIQUE (token),
  constraint calendar_feed_token_shape CHECK ((token ~ '^[0-9a-f]{64}$'::text))
);
alter table private.calendar_feed enable row level security;
comment on table private.calendar_feed is 'The secrets in the addresses of calendar feeds, one per teacher. calendar_feed_content() reads them.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.calendar_feed FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.checked_coupon (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid not null,
  coupon_id uuid not null,
  constraint checked_coupon_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES public.coupon(id) ON DELETE CASCADE,
  constraint checked_coupon_pkey PRIMARY KEY (id),
  constraint checked_coupon_user_id_coupon_id_key UNIQUE (user_id, coupon_id),
  constraint checked_coupon_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX checked_coupon_coupon_id_idx ON private.checked_coupon USING btree (coupon_id);
alter table private.checked_coupon enable row level security;
comment on table private.checked_coupon is 'Who has had which coupon verified. It may be put on a cart for an hour.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.checked_coupon FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.curriculum_word (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  english text not null,
  afrikaans text not null,
  constraint curriculum_word_afrikaans_plain CHECK ((afrikaans = private.search_text(afrikaans))),
  constraint curriculum_word_english_afrikaans_key UNIQUE (english, afrikaans),
  constraint curriculum_word_english_plain CHECK ((english = private.search_text(english))),
  constraint curriculum_word_pkey PRIMARY KEY (id)
);
{"english":"accounting","afrikaans":"rekeningkunde"} (1 times)
{"english":"active voice","afrikaans":"bedrywende"} (1 times)
{"english":"activity","afrikaans":"aktiwiteit"} (1 times)
{"english":"add","afrikaans":"optel"} (1 times)
{"english":"addition","afrikaans":"optelling"} (1 times)
{"english":"adjective","afrikaans":"byvoeglike naamwoord"} (1 times)
{"english":"adverb","afrikaans":"bywoord"} (1 times)
{"english":"advertisement","afrikaans":"advertensie"} (1 times)
{"english":"algebra","afrikaans":"algebra"} (1 times)
{"english":"angle","afrikaans":"hoek"} (1 times)
{"english":"animal","afrikaans":"dier"} (1 times)
{"english":"answer","afrikaans":"antwoord"} (1 times)
{"english":"antonym","afrikaans":"antoniem"} (1 times)
{"english":"area","afrikaans":"oppervlakte"} (1 times)
{"english":"art","afrikaans":"kuns"} (1 times)
{"english":"assessment","afrikaans":"assessering"} (1 times)
{"english":"assignment","afrikaans":"opdrag"} (1 times)
{"english":"body","afrikaans":"liggaam"} (1 times)
{"english":"budget","afrikaans":"begroting"} (1 times)
{"english":"bullying","afrikaans":"afknouery"} (1 times)
{"english":"bullying","afrikaans":"boelie"} (1 times)
{"english":"bundle","afrikaans":"bundel"} (1 times)
{"english":"business","afrikaans":"besigheid"} (1 times)
{"english":"calendar","afrikaans":"kalender"} (1 times)
{"english":"capacity","afrikaans":"kapasiteit"} (1 times)
{"english":"card","afrikaans":"kaart"} (1 times)
{"english":"career","afrikaans":"loopbaan"} (1 times)
{"english":"certificate","afrikaans":"sertifikaat"} (1 times)
{"english":"circle","afrikaans":"sirkel"} (1 times)
{"english":"circuit","afrikaans":"stroombaan"} (1 times)
{"english":"classroom","afrikaans":"klaskamer"} (1 times)
{"english":"climate","afrikaans":"klimaat"} (1 times)
{"english":"clock","afrikaans":"horlosie"} (1 times)
{"english":"clock","afrikaans":"klok"} (1 times)
{"english":"colonial","afrikaans":"koloniaal"} (1 times)
{"english":"colour wheel","afrikaans":"kleurwiel"} (1 times)
{"english":"colour","afrikaans":"kleur"} (1 times)
{"english":"comprehension","afrikaans":"begrip"} (1 times)
{"english":"comprehension","afrikaans":"begripstoets"} (1 times)
{"english":"conjunction","afrikaans":"voegwoord"} (1 times)
{"english":"consonant","afrikaans":"medeklinker"} (1 times)
{"english":"count","afrikaans":"tel"} (1 times)
{"english":"creative arts","afrikaans":"skeppende kuns"} (1 times)
{"english":"culture","afrikaans":"kultuur"} (1 times)
{"english":"dance","afrikaans":"dans"} (1 times)
{"english":"data handling","afrikaans":"datahantering"} (1 times)
{"english":"decimal","afrikaans":"desimaal"} (1 times)
{"english":"decimal","afrikaans":"desimale"} (1 times)
{"english":"democracy","afrikaans":"demokrasie"} (1 times)
{"english":"design","afrikaans":"ontwerp"} (1 times)
{"english":"diminutive","afrikaans":"verkleinwoord"} (1 times)
{"english":"direct speech","afrikaans":"direkte rede"} (1 times)
{"english":"divi","afrikaans":"verdeel"} (1 times)
{"english":"division","afrikaans":"deel"} (1 times)
{"english":"drama","afrikaans":"drama"} (1 times)
{"english":"drill","afrikaans":"inoefening"} (1 times)
{"english":"earth","afrikaans":"aarde"} (1 times)
{"english":"economy","afrikaans":"ekonomie"} (1 times)
{"english":"ecosystem","afrikaans":"ekosisteem"} (1 times)
{"english":"egypt","afrikaans":"egipte"} (1 times)
{"english":"electric","afrikaans":"elektries"} (1 times)
{"english":"electricity","afrikaans":"elektrisiteit"} (1 times)
{"english":"emotion","afrikaans":"emosie"} (1 times)
{"english":"energy","afrikaans":"energie"} (1 times)
{"english":"english","afrikaans":"engels"} (1 times)
{"english":"entrepreneur","afrikaans":"entrepreneur"} (1 times)
{"english":"equation","afrikaans":"vergelyking"} (1 times)
{"english":"essay","afrikaans":"opstel"} (1 times)
{"english":"exam practice","afrikaans":"eksamenoefening"} (1 times)
{"english":"exam","afrikaans":"eksamen"} (1 times)
{"english":"family","afrikaans":"familie"} (1 times)
{"english":"feeling","afrikaans":"gevoel"} (1 times)
{"english":"figurative","afrikaans":"figuurlik"} (1 times)
{"english":"first additional language","afrikaans":"eerste addisionele taal"} (1 times)
{"english":"flash card","afrikaans":"flitskaart"} (1 times)
{"english":"flower","afrikaans":"blom"} (1 times)
{"english":"food chain","afrikaans":"voedselketting"} (1 times)
{"english":"food","afrikaans":"kos"} (1 times)
{"english":"food","afrikaans":"voedsel"} (1 times)
{"english":"force","afrikaans":"krag"} (1 times)
{"english":"fraction","afrikaans":"breuk"} (1 times)
{"english":"game","afrikaans":"speletjie"} (1 times)
{"english":"gas","afrikaans":"gas"} (1 times)
{"english":"geography","afrikaans":"aardrykskunde"} (1 times)
{"english":"grade","afrikaans":"graad"} (1 times)
{"english":"grammar","afrikaans":"taalstrukture"} (1 times)
{"english":"graph","afrikaans":"grafiek"} (1 times)
{"english":"habitat","afrikaans":"habitat"} (1 times)
{"english":"health","afrikaans":"gesondheid"} (1 times)
{"english":"healthy","afrikaans":"gesond"} (1 times)
{"english":"heat","afrikaans":"hitte"} (1 times)
{"english":"history","afrikaans":"geskiedenis"} (1 times)
{"english":"home language","afrikaans":"huistaal"} (1 times)
{"english":"idiom","afrikaans":"idiome"} (1 times)
{"english":"idiom","afrikaans":"idioom"} (1 times)
{"english":"inequality","afrikaans":"ongelykheid"} (1 times)
{"english":"integer","afrikaans":"heelgetal"} (1 times)
{"english":"language","afrikaans":"taal"} (1 times)
{"english":"leaf","afrikaans":"blaar"} (1 times)
{"english":"learner","afrikaans":"leerder"} (1 times)
{"english":"length","afrikaans":"lengte"} (1 times)
{"english":"lesson plan","afrikaans":"lesbeplanning"} (1 times)
{"english":"lesson plan","afrikaans":"lesplan"} (1 times)
{"english":"lesson","afrikaans":"les"} (1 times)
{"english":"letter","afrikaans":"brief"} (1 times)
{"english":"lever","afrikaans":"hefboom"} (1 times)
{"english":"life orientation","afrikaans":"lewensorientering"} (1 times)
{"english":"life skills","afrikaans":"lewensvaardig"} (1 times)
{"english":"light","afrikaans":"lig"} (1 times)
{"english":"liquid","afrikaans":"vloeistof"} (1 times)
{"english":"listening","afrikaans":"luister"} (1 times)
{"english":"local history","afrikaans":"plaaslike geskiedenis"} (1 times)
{"english":"magnet","afrikaans":"magneet"} (1 times)
{"english":"map skills","afrikaans":"kaartvaardighede"} (1 times)
{"english":"map","afrikaans":"kaart"} (1 times)
{"english":"market","afrikaans":"mark"} (1 times)
{"english":"mass","afrikaans":"massa"} (1 times)
{"english":"mathematics","afrikaans":"wiskunde"} (1 times)
{"english":"maths","afrikaans":"wiskunde"} (1 times)
{"english":"matter","afrikaans":"materie"} (1 times)
{"english":"measure","afrikaans":"meet"} (1 times)
{"english":"measurement","afrikaans":"meting"} (1 times)
{"english":"memo","afrikaans":"memorandum"} (1 times)
{"english":"memorandum","afrikaans":"nasienriglyn"} (1 times)
{"english":"mental maths","afrikaans":"hoofrekene"} (1 times)
{"english":"mixture","afrikaans":"mengsel"} (1 times)
{"english":"money","afrikaans":"geld"} (1 times)
{"english":"moon","afrikaans":"maan"} (1 times)
{"english":"multipl","afrikaans":"vermenigvuldig"} (1 times)
{"english":"music","afrikaans":"musiek"} (1 times)
{"english":"natural sciences","afrikaans":"natuurwetenskap"} (1 times)
{"english":"newspaper","afrikaans":"koerant"} (1 times)
{"english":"notation","afrikaans":"notasie"} (1 times)
{"english":"noun","afrikaans":"naamwoord"} (1 times)
{"english":"noun","afrikaans":"selfstandige naamwoord"} (1 times)
{"english":"number line","afrikaans":"getallelyn"} (1 times)
{"english":"number","afrikaans":"getal"} (1 times)
{"english":"numeracy","afrikaans":"syfervaardigheid"} (1 times)
{"english":"oral","afrikaans":"mondeling"} (1 times)
{"english":"part of speech","afrikaans":"woordsoort"} (1 times)
{"english":"parts of speech","afrikaans":"woordsoorte"} (1 times)
{"english":"passive voice","afrikaans":"lydende"} (1 times)
{"english":"past tense","afrikaans":"verlede tyd"} (1 times)
{"english":"pattern","afrikaans":"patrone"} (1 times)
{"english":"pattern","afrikaans":"patroon"} (1 times)
{"english":"percent","afrikaans":"persent"} (1 times)
{"english":"percentage","afrikaans":"persentasie"} (1 times)
{"english":"perimeter","afrikaans":"omtrek"} (1 times)
{"english":"phonics","afrikaans":"klanke"} (1 times)
{"english":"photosynthesis","afrikaans":"fotosintese"} (1 times)
{"english":"physical education","afrikaans":"liggaamsopvoeding"} (1 times)
{"english":"picture graph","afrikaans":"piktogram"} (1 times)
{"english":"place value","afrikaans":"plekwaarde"} (1 times)
{"english":"planet","afrikaans":"planeet"} (1 times)
{"english":"planner","afrikaans":"beplanner"} (1 times)
{"english":"plant","afrikaans":"plant"} (1 times)
{"english":"plural","afrikaans":"meervoud"} (1 times)
{"english":"poem","afrikaans":"gedig"} (1 times)
{"english":"poetry","afrikaans":"poesie"} (1 times)
{"english":"population","afrikaans":"bevolking"} (1 times)
{"english":"poster","afrikaans":"plakkaat"} (1 times)
{"english":"preposition","afrikaans":"voorsetsel"} (1 times)
{"english":"probability","afrikaans":"waarskynlikheid"} (1 times)
{"english":"problem","afrikaans":"probleem"} (1 times)
{"english":"project","afrikaans":"projek"} (1 times)
{"english":"pronoun","afrikaans":"voornaamwoord"} (1 times)
{"english":"proverb","afrikaans":"spreekwoord"} (1 times)
{"english":"punctuation","afrikaans":"leesteken"} (1 times)
{"english":"question","afrikaans":"vraag"} (1 times)
{"english":"question","afrikaans":"vrae"} (1 times)
{"english":"rainfall","afrikaans":"reenval"} (1 times)
{"english":"rate","afrikaans":"koers"} (1 times)
{"english":"ratio","afrikaans":"verhouding"} (1 times)
{"english":"reading comprehension","afrikaans":"leesbegrip"} (1 times)
{"english":"reading","afrikaans":"lees"} (1 times)
{"english":"rectangle","afrikaans":"reghoek"} (1 times)
{"english":"religion","afrikaans":"godsdiens"} (1 times)
{"english":"reproduction","afrikaans":"voortplanting"} (1 times)
{"english":"resource","afrikaans":"hulpbron"} (1 times)
{"english":"revision","afrikaans":"hersiening"} (1 times)
{"english":"rhythm","afrikaans":"ritme"} (1 times)
{"english":"right","afrikaans":"reg"} (1 times)
{"english":"river","afrikaans":"rivier"} (1 times)
{"english":"rock","afrikaans":"rots"} (1 times)
{"english":"root","afrikaans":"wortel"} (1 times)
{"english":"round","afrikaans":"afrond"} (1 times)
{"english":"rubric","afrikaans":"rubriek"} (1 times)
{"english":"safety","afrikaans":"veiligheid"} (1 times)
{"english":"saving","afrikaans":"spaar"} (1 times)
{"english":"science","afrikaans":"wetenskap"} (1 times)
{"english":"season","afrikaans":"seisoen"} (1 times)
{"english":"seed","afrikaans":"saad"} (1 times)
{"english":"sense","afrikaans":"sintuig"} (1 times)
{"english":"sentence","afrikaans":"sin"} (1 times)
{"english":"settlement","afrikaans":"nedersetting"} (1 times)
{"english":"shape","afrikaans":"vorm"} (1 times)
{"english":"shopping","afrikaans":"inkopie"} (1 times)
{"english":"sight word","afrikaans":"sigwoord"} (1 times)
{"english":"slavery","afrikaans":"slawerny"} (1 times)
{"english":"social sciences","afrikaans":"sosiale wetenskap"} (1 times)
{"english":"soil","afrikaans":"grond"} (1 times)
{"english":"solar system","afrikaans":"sonnestelsel"} (1 times)
{"english":"solid","afrikaans":"vaste stof"} (1 times)
{"english":"sound","afrikaans":"klank"} (1 times)
{"english":"speech","afrikaans":"toespraak"} (1 times)
{"english":"spelling","afrikaans":"spelling"} (1 times)
{"english":"square","afrikaans":"vierkant"} (1 times)
{"english":"story","afrikaans":"storie"} (1 times)
{"english":"structure","afrikaans":"struktuur"} (1 times)
{"english":"subtract","afrikaans":"aftrek"} (1 times)
{"english":"summary","afrikaans":"opsomming"} (1 times)
{"english":"sun","afrikaans":"son"} (1 times)
{"english":"symmetry","afrikaans":"simmetrie"} (1 times)
{"english":"synonym","afrikaans":"sinoniem"} (1 times)
{"english":"task","afrikaans":"taak"} (1 times)
{"english":"tax","afrikaans":"belasting"} (1 times)
{"english":"teacher","afrikaans":"onderwyser"} (1 times)
{"english":"technology","afrikaans":"tegnologie"} (1 times)
{"english":"tense","afrikaans":"tydvorm"} (1 times)
{"english":"term","afrikaans":"kwartaal"} (1 times)
{"english":"test","afrikaans":"toets"} (1 times)
{"english":"time","afrikaans":"tyd"} (1 times)
{"english":"times table","afrikaans":"maaltafel"} (1 times)
{"english":"times table","afrikaans":"tafel"} (1 times)
{"english":"times table","afrikaans":"tafelblok"} (1 times)
{"english":"trade","afrikaans":"handel"} (1 times)
{"english":"transport","afrikaans":"vervoer"} (1 times)
{"english":"triangle","afrikaans":"driehoek"} (1 times)
{"english":"verb","afrikaans":"werkwoord"} (1 times)
{"english":"vocabulary","afrikaans":"woordeskat"} (1 times)
{"english":"volume","afrikaans":"volume"} (1 times)
{"english":"vowel","afrikaans":"klinker"} (1 times)
{"english":"vowel","afrikaans":"vokaal"} (1 times)
{"english":"water","afrikaans":"water"} (1 times)
{"english":"weather","afrikaans":"weer"} (1 times)
{"english":"word problem","afrikaans":"woordprobleem"} (1 times)
{"english":"word problem","afrikaans":"woordsom"} (1 times)
{"english":"word","afrikaans":"woord"} (1 times)
{"english":"worksheet","afrikaans":"werkblad"} (1 times)
{"english":"worksheet","afrikaans":"werkkaart"} (1 times)
{"english":"writing","afrikaans":"skryf"} (1 times)
alter table private.curriculum_word enable row level security;
comment on table private.curriculum_word is 'Words of the curriculum in both languages. A word is given by its beginning, which its forms share: "breuk" stands for "breuke". Lower case without accents, as searches compare.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.curriculum_word FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.customer_note (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  actor_id uuid not null,
  body text not null,
  constraint customer_note_body_length CHECK ((length(body) <= 4000)),
  constraint customer_note_body_present CHECK ((NOT private.is_blank(body))),
  constraint customer_note_pkey PRIMARY KEY (id),
  constraint customer_note_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX customer_note_teacher_profile_id_idx ON private.customer_note USING btree (teacher_profile_id, created_at DESC, id);
alter table private.customer_note enable row level security;
comment on table private.customer_note is 'Notes of administrators about a customer. The functions below read and write them.';
comment on column private.customer_note.actor_id is 'Who wrote it. No foreign key, because the note outlives the account of its author.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON private.customer_note FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.customer_note FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON private.customer_note FOR EACH ROW EXECUTE FUNCTION private.trim_texts('body');

create table private.deleted_activity (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  content jsonb not null,
  constraint deleted_activity_content_is_a_row CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint deleted_activity_pkey PRIMARY KEY (id),
  constraint deleted_activity_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX deleted_activity_created_at_idx ON private.deleted_activity USING btree (created_at);
CREATE INDEX deleted_activity_teacher_profile_id_idx ON private.deleted_activity USING btree (teacher_profile_id);
alter table private.deleted_activity enable row level security;
comment on table private.deleted_activity is 'Activities that were deleted within the last day, under their own ids. restore_activities() reads them.';
comment on column private.deleted_activity.content is 'The row of teacher_activity as it was.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.deleted_activity FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.deleted_class (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  content jsonb not null,
  periods jsonb not null,
  activity_ids uuid[] not null,
  heir_id uuid,
  constraint deleted_class_content_is_a_row CHECK ((jsonb_typeof(content) = 'object'::text)),
  constraint deleted_class_periods_are_rows CHECK ((jsonb_typeof(periods) = 'array'::text)),
  constraint deleted_class_pkey PRIMARY KEY (id),
  constraint deleted_class_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX deleted_class_created_at_idx ON private.deleted_class USING btree (created_at);
CREATE INDEX deleted_class_teacher_profile_id_idx ON private.deleted_class USING btree (teacher_profile_id);
alter table private.deleted_class enable row level security;
comment on table private.deleted_class is 'Classes that delete_class() deleted within the last day, under their own ids. restore_class() reads them.';
comment on column private.deleted_class.activity_ids is 'The activities that belonged to it.';
comment on column private.deleted_class.content is 'The row of teacher_class_subject as it was.';
comment on column private.deleted_class.heir_id is 'The class that took over what belonged to it, if any.';
comment on column private.deleted_class.periods is 'Its rows of teacher_class_period as they were, and the other weeks'' rows of its heir that it was joined with.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.deleted_class FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.document_series (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null,
  last_number integer not null default 0,
  constraint document_series_kind_key UNIQUE (kind),
  constraint document_series_kind_known CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'quotation'::text]))),
  constraint document_series_pkey PRIMARY KEY (id)
);
{"kind":"credit_note","last_number":0} (1 times)
{"kind":"invoice","last_number":0} (1 times)
{"kind":"quotation","last_number":0} (1 times)
alter table private.document_series enable row level security;
comment on table private.document_series is 'The last number given. Not a sequence: a sequence skips the number of a failed transaction, and the tax office asks about gaps.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.document_series FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.invoice_details (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  name text not null,
  address text,
  vat_number text,
  constraint invoice_details_address_length CHECK (((address IS NULL) OR ((NOT private.is_blank(address)) AND (length(address) <= 500)))),
  constraint invoice_details_name_length CHECK (((NOT private.is_blank(name)) AND (length(name) <= 200))),
  constraint invoice_details_pkey PRIMARY KEY (id),
  constraint invoice_details_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint invoice_details_teacher_profile_id_key UNIQUE (teacher_profile_id),
  constraint invoice_details_vat_number_shape CHECK (private.is_vat_number(vat_number))
);
alter table private.invoice_details enable row level security;
comment on table private.invoice_details is 'Kept for the next invoices. Issued invoices do not change.';
comment on column private.invoice_details.address is 'Empty: invoices up to R5000 need none.';
comment on column private.invoice_details.vat_number is 'Empty: not registered for VAT.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.invoice_details FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.order_mail (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  kind text not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  problem text,
  invoice_id uuid,
  event_id uuid,
  parcel_id uuid,
  seat_id uuid,
  told jsonb,
  again boolean not null default false,
  constraint order_mail_attempts_not_negative CHECK ((attempts >= 0)),
  constraint order_mail_kind_known CHECK ((kind = ANY (ARRAY['placed'::text, 'changed'::text, 'cancelled'::text, 'paid'::text, 'credited'::text, 'invoice'::text, 'refunded'::text, 'packed'::text, 'sent'::text, 'delivered'::text, 'quoted'::text, 'quote_ends'::text, 'seat'::text]))),
  constraint order_mail_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint order_mail_order_kind_key UNIQUE NULLS NOT DISTINCT (order_id, kind, invoice_id, event_id),
  constraint order_mail_pkey PRIMARY KEY (id)
);
CREATE INDEX order_mail_due_idx ON private.order_mail USING btree (due_at) WHERE (sent_at IS NULL);
alter table private.order_mail enable row level security;
comment on table private.order_mail is 'Mails about orders, sent and still to be sent. The edge function order-mail takes them with claim_order_mail().';
comment on column private.order_mail.again is 'An administrator had it sent once more, see send_order_mail_again().';
comment on column private.order_mail.due_at is 'When it may be sent, or tried again. A sender that never reports back does not block it: after this time another may take it.';
comment on column private.order_mail.event_id is 'Set for kinds that can happen several times.';
comment on column private.order_mail.invoice_id is 'The invoice or credit note that is attached; empty when nothing was to be paid.';
comment on column private.order_mail.kind is 'placed: the shop waits for a bank transfer. changed: an administrator changed an order that is not paid yet. cancelled: the order was cancelled before anything was paid. paid: the payment has come, or nothing had to be paid. credited: a paid order was cancelled. invoice: the document that could not be sent with "paid". refunded: a paid order was refunded, in part or whole. packed, sent, delivered: the steps of a parcel. quoted: a quotation was sent. quote_ends: it ends soon. Both have the quotation as their event. seat: the invitation of a colleague, which goes to her.';
comment on column private.order_mail.parcel_id is 'The parcel that packed, sent and delivered are about.';
comment on column private.order_mail.problem is 'The last error of the mail server.';
comment on column private.order_mail.seat_id is 'The seat that the invitation is for.';
comment on column private.order_mail.told is 'What the mail said about the order. The next mail about a change is compared with it.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.order_mail FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.order_note (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  author_id uuid,
  body text not null,
  constraint order_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint order_note_body_length CHECK ((length(body) <= 2000)),
  constraint order_note_body_present CHECK ((NOT private.is_blank(body))),
  constraint order_note_pkey PRIMARY KEY (id)
);
CREATE INDEX order_note_author_id_idx ON private.order_note USING btree (author_id);
CREATE INDEX order_note_order_id_idx ON private.order_note USING btree (order_id, created_at);
alter table private.order_note enable row level security;
comment on table private.order_note is 'Notes of administrators on an order, never shown to its buyer.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON private.order_note FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.order_note FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.quotation_link (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  quotation_id uuid not null,
  token text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  constraint quotation_link_pkey PRIMARY KEY (id),
  constraint quotation_link_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES public.quotation(id) ON DELETE CASCADE,
  constraint quotation_link_quotation_id_key UNIQUE (quotation_id),
  constraint quotation_link_token_key UNIQUE (token),
  constraint quotation_link_token_shape CHECK ((token ~ '^[0-9a-f]{64}$'::text))
);
alter table private.quotation_link enable row level security;
comment on table private.quotation_link is 'The secret part of the link by which a quotation is read and accepted without signing in.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.quotation_link FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.released_picture (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  src text not null,
  released_at timestamp with time zone not null default now(),
  constraint released_picture_pkey PRIMARY KEY (id),
  constraint released_picture_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint released_picture_teacher_profile_id_src_key UNIQUE (teacher_profile_id, src)
);
alter table private.released_picture enable row level security;
comment on table private.released_picture is 'Pictures that left a document of their owner within the last week, whether or not another one holds them.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.released_picture FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.request_count (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null,
  subject bytea not null,
  moments timestamp with time zone[] not null,
  admitted boolean not null default true,
  constraint request_count_kind_fkey FOREIGN KEY (kind) REFERENCES private.request_limit(kind) ON DELETE CASCADE,
  constraint request_count_kind_subject_key UNIQUE (kind, subject),
  constraint request_count_pkey PRIMARY KEY (id)
);
CREATE INDEX request_count_updated_at_idx ON private.request_count USING btree (updated_at);
alter table private.request_count enable row level security;
comment on table private.request_count is 'When each person or address last sent requests of a kind. The subject is a digest: no network or email address is kept.';
comment on column private.request_count.admitted is 'Whether the last request was within the limit.';
comment on column private.request_count.moments is 'Of the requests within the limit, the oldest first.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.request_count FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.request_limit (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null,
  requests smallint not null,
  within interval not null,
  constraint request_limit_kind_key UNIQUE (kind),
  constraint request_limit_pkey PRIMARY KEY (id),
  constraint request_limit_requests_positive CHECK ((requests > 0)),
  constraint request_limit_within_range CHECK (((within >= '00:00:01'::interval) AND (within <= '1 day'::interval)))
);
{"kind":"closing by person","within":"00:15:00","requests":5} (1 times)
{"kind":"contact from address","within":"00:10:00","requests":20} (1 times)
{"kind":"coupon by person","within":"00:05:00","requests":20} (1 times)
{"kind":"coupon from address","within":"00:05:00","requests":100} (1 times)
{"kind":"export by person","within":"01:00:00","requests":3} (1 times)
{"kind":"login about email","within":"01:00:00","requests":5} (1 times)
{"kind":"login from address","within":"00:10:00","requests":20} (1 times)
{"kind":"quotation from address","within":"00:10:00","requests":60} (1 times)
{"kind":"sign-up about email","within":"1 day","requests":3} (1 times)
{"kind":"sign-up from address","within":"00:10:00","requests":20} (1 times)
{"kind":"support by person","within":"00:10:00","requests":5} (1 times)
alter table private.request_limit enable row level security;
comment on table private.request_limit is 'How many requests of a kind one person or address may send.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.request_limit FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.scheduled_call (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  function_name text not null,
  every_minutes smallint not null,
  constraint scheduled_call_every_minutes_range CHECK (((every_minutes >= 1) AND (every_minutes <= 59))),
  constraint scheduled_call_function_name_key UNIQUE (function_name),
  constraint scheduled_call_function_name_shape CHECK ((function_name ~ '^[a-z][a-z-]+$'::text)),
  constraint scheduled_call_pkey PRIMARY KEY (id)
);
{"every_minutes":10,"function_name":"payfast-reconcile"} (1 times)
{"every_minutes":2,"function_name":"order-mail"} (1 times)
alter table private.scheduled_call enable row level security;
comment on table private.scheduled_call is 'Edge functions that are called with the secret key and an empty body, every so many minutes.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.scheduled_call FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.seat_link (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  seat_id uuid,
  token text not null,
  constraint seat_link_pkey PRIMARY KEY (id),
  constraint seat_link_seat_id_fkey FOREIGN KEY (seat_id) REFERENCES public.seat(id) ON DELETE SET NULL,
  constraint seat_link_seat_id_key UNIQUE (seat_id),
  constraint seat_link_token_key UNIQUE (token),
  constraint seat_link_token_shape CHECK ((token ~ '^[0-9a-f]{64}$'::text))
);
alter table private.seat_link enable row level security;
comment on table private.seat_link is 'The secrets in the links of invitations. They are kept as they are, because a mail may be sent again.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.seat_link FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.seller (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  valid_from date not null,
  trading_name text not null,
  address text not null,
  vat_number text,
  constraint seller_address_present CHECK ((NOT private.is_blank(address))),
  constraint seller_pkey PRIMARY KEY (id),
  constraint seller_trading_name_present CHECK ((NOT private.is_blank(trading_name))),
  constraint seller_valid_from_key UNIQUE (valid_from),
  constraint seller_vat_number_shape CHECK (private.is_vat_number(vat_number))
);
alter table private.seller enable row level security;
comment on table private.seller is 'Who sells, from which day on. Registering for VAT and giving it up each take a new row. Written by SQL only, see docs/deploy.md.';
comment on column private.seller.vat_number is 'Empty: not registered for VAT, so invoices show none.';
CREATE TRIGGER complete_invoices AFTER INSERT ON private.seller FOR EACH ROW EXECUTE FUNCTION private.complete_invoices();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.seller FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.session_end (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid not null,
  ended_at timestamp with time zone not null,
  constraint session_end_pkey PRIMARY KEY (id),
  constraint session_end_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint session_end_user_id_key UNIQUE (user_id)
);
alter table private.session_end enable row level security;
comment on table private.session_end is 'When somebody''s sessions were last ended. Tokens that were issued before are refused.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.session_end FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.shelf_word (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  word text not null,
  constraint shelf_word_pkey PRIMARY KEY (id),
  constraint shelf_word_word_key UNIQUE (word)
);
CREATE INDEX shelf_word_word_idx ON private.shelf_word USING gist (word extensions.gist_trgm_ops);
alter table private.shelf_word enable row level security;
comment on table private.shelf_word is 'The words from which a misspelt one is put right; kept by the triggers of the shelf. It also has words of items that are not published or have gone: private.nearest_word() leaves them out.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.shelf_word FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.temporary_password (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid not null,
  password_digest text not null,
  constraint temporary_password_pkey PRIMARY KEY (id),
  constraint temporary_password_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint temporary_password_user_id_key UNIQUE (user_id)
);
alter table private.temporary_password enable row level security;
comment on table private.temporary_password is 'The digest of the password with which an administrator created an account.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON private.temporary_password FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table private.user_group (
  user_id uuid not null,
  group_name text not null,
  created_at timestamp with time zone not null default now(),
  constraint user_group_group_name_known CHECK ((group_name = ANY (private.groups()))),
  constraint user_group_pkey PRIMARY KEY (user_id, group_name),
  constraint user_group_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.user_group enable row level security;
comment on table private.user_group is 'Memberships. A superadmin who also works as an administrator is a member of both groups.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON private.user_group FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER report_group AFTER INSERT OR DELETE ON private.user_group FOR EACH ROW EXECUTE FUNCTION private.report_group();

create table public.admin_audit (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  actor_id uuid not null,
  actor text not null,
  table_name text not null,
  row_id uuid not null,
  verb text not null,
  old_values jsonb not null default '{}'::jsonb,
  new_values jsonb not null default '{}'::jsonb,
  constraint admin_audit_pkey PRIMARY KEY (id),
  constraint admin_audit_verb_known CHECK ((verb = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text])))
);
CREATE INDEX admin_audit_actor_id_idx ON public.admin_audit USING btree (actor_id, created_at DESC);
CREATE INDEX admin_audit_created_at_idx ON public.admin_audit USING btree (created_at DESC, id);
CREATE INDEX admin_audit_row_id_idx ON public.admin_audit USING btree (row_id, created_at DESC);
alter table public.admin_audit enable row level security;
create policy "administrators and superadmins read the audit" on public.admin_audit as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
grant select (actor, actor_id, created_at, id, new_values, old_values, row_id, table_name, updated_at, verb) on public.admin_audit to authenticated;
comment on table public.admin_audit is 'Which administrator wrote what and when. Rows are only ever added. @graphql({"totalCount": {"enabled": true}})';
comment on column public.admin_audit.actor is '{sub}::{username} at that moment.';
comment on column public.admin_audit.actor_id is 'The user. No foreign key, because the record outlives the account.';
comment on column public.admin_audit.new_values is 'What an insert or an update wrote, by column.';
comment on column public.admin_audit.old_values is 'What an update or a deletion replaced, by column. Of secret columns only that they changed, of long values only their length.';
CREATE TRIGGER refuse_audit_change BEFORE DELETE OR UPDATE ON public.admin_audit FOR EACH ROW EXECUTE FUNCTION private.refuse_audit_change();
CREATE TRIGGER refuse_audit_truncate BEFORE TRUNCATE ON public.admin_audit FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_audit_change();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.admin_audit FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.announcement (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title text not null,
  message text not null,
  send_to text[] not null,
  constraint announcement_message_present CHECK ((NOT private.is_blank(message))),
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_send_to_all_alone CHECK (((cardinality(send_to) = 1) OR (NOT ('ALL'::text = ANY (send_to))))),
  constraint announcement_send_to_present CHECK ((cardinality(send_to) > 0)),
  constraint announcement_title_present CHECK ((NOT private.is_blank(title)))
);
CREATE INDEX announcement_created_at_idx ON public.announcement USING btree (created_at DESC NULLS LAST, id);
CREATE INDEX announcement_send_to_idx ON public.announcement USING gin (send_to);
alter table public.announcement enable row level security;
create policy "administrators change announcements" on public.announcement as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create announcements" on public.announcement as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete announcements" on public.announcement as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers read what is addressed to them, administrators all" on public.announcement as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR (send_to && ( SELECT private.my_addresses() AS my_addresses))));
grant delete on public.announcement to authenticated;
grant delete, insert, select, update on public.announcement to service_role;
grant insert (message, send_to, title) on public.announcement to authenticated;
grant select (created_at, id, message, send_to, title, updated_at) on public.announcement to authenticated;
grant update (message, send_to, title) on public.announcement to authenticated;
comment on table public.announcement is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.announcement.send_to is 'Ids of teacher profiles, or ALL alone.';
CREATE TRIGGER check_addressees BEFORE INSERT OR UPDATE OF send_to ON public.announcement FOR EACH ROW EXECUTE FUNCTION private.check_addressees();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.announcement FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.announcement FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.announcement FOR EACH ROW EXECUTE FUNCTION private.trim_texts('title', 'message');

create table public.announcement_read (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  announcement_id uuid not null,
  teacher_profile_id uuid not null,
  constraint announcement_read_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES public.announcement(id) ON DELETE CASCADE,
  constraint announcement_read_once_key UNIQUE (teacher_profile_id, announcement_id),
  constraint announcement_read_pkey PRIMARY KEY (id),
  constraint announcement_read_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX announcement_read_announcement_id_idx ON public.announcement_read USING btree (announcement_id);
alter table public.announcement_read enable row level security;
create policy "teachers read their own marks, administrators all" on public.announcement_read as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant select on public.announcement_read to service_role;
grant select (announcement_id, created_at, id, teacher_profile_id, updated_at) on public.announcement_read to authenticated;
comment on table public.announcement_read is 'Who has pressed Read, once per teacher.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.announcement_read FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.archived_teacher_products_order (
  id uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  owner text not null,
  order_status text not null,
  order_number text,
  order_date_time timestamp with time zone,
  order_payment_method text,
  order_payment jsonb,
  order_shipping_details jsonb,
  order_products jsonb not null,
  order_events jsonb not null,
  order_actors jsonb not null,
  coupon_code text,
  coupon_discount_type text,
  coupon_discount_value numeric(12,2),
  coupon_amount numeric(12,2) not null,
  shipping_fee numeric(12,2) not null,
  order_total numeric(12,2) not null,
  order_vat numeric(12,2) not null,
  product_count integer not null default 0,
  has_physical boolean not null default false,
  has_questions boolean not null default false,
  search_field text not null default ''::text,
  constraint archived_teacher_products_order_order_actors_shape CHECK ((jsonb_typeof(order_actors) = 'object'::text)),
  constraint archived_teacher_products_order_order_events_shape CHECK ((jsonb_typeof(order_events) = 'array'::text)),
  constraint archived_teacher_products_order_order_number_key UNIQUE (order_number),
  constraint archived_teacher_products_order_order_products_shape CHECK ((jsonb_typeof(order_products) = 'array'::text)),
  constraint archived_teacher_products_order_order_status_closed CHECK ((order_status = 'CANCELLED'::text)),
  constraint archived_teacher_products_order_pkey PRIMARY KEY (id),
  constraint archived_teacher_products_order_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE RESTRICT
);
CREATE INDEX archived_teacher_products_order_order_date_time_idx ON public.archived_teacher_products_order USING btree (order_date_time);
CREATE INDEX archived_teacher_products_order_search_field_idx ON public.archived_teacher_products_order USING gin (search_field extensions.gin_trgm_ops);
CREATE INDEX archived_teacher_products_order_teacher_profile_idx ON public.archived_teacher_products_order USING btree (teacher_profile_id, order_date_time DESC NULLS LAST, id);
alter table public.archived_teacher_products_order enable row level security;
create policy "owners read their archived orders" on public.archived_teacher_products_order as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
grant select on public.archived_teacher_products_order to service_role;
grant select (archived_at, coupon_amount, coupon_code, coupon_discount_type, coupon_discount_value, created_at, id, order_date_time, order_events, order_number, order_payment, order_payment_method, order_products, order_shipping_details, order_status, order_total, order_vat, owner, shipping_fee, teacher_profile_id, updated_at) on public.archived_teacher_products_order to authenticated;
comment on table public.archived_teacher_products_order is 'Cancelled orders as they were, with their lines as a document. PAID orders are not archived, because the library and the downloads of their buyers depend on them. @graphql({"totalCount": {"enabled": true}})';
comment on column public.archived_teacher_products_order.order_actors is 'Who acted, by the id of the event; no entry where the shop itself acted.';
comment on column public.archived_teacher_products_order.order_events is 'The history, oldest first: id, createdAt, fromStatus, toStatus and reason.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.archived_teacher_products_order FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.assessment_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title text not null,
  complexity text not null,
  total_marks numeric(9,2) not null default 0,
  total_minutes integer not null,
  font_family text not null default 'Default'::text,
  headings jsonb not null default '[]'::jsonb,
  instructions jsonb not null,
  questions jsonb not null default '[]'::jsonb,
  translation jsonb,
  school_id uuid,
  subject_id uuid not null,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default ''::text,
  constraint assessment_template_complexity_known CHECK ((complexity = ANY (ARRAY['Simple'::text, 'Detailed'::text]))),
  constraint assessment_template_font_family_known CHECK ((font_family = ANY (ARRAY['Default'::text, 'Arial'::text]))),
  constraint assessment_template_instructions_present CHECK ((jsonb_array_length(instructions) > 0)),
  constraint assessment_template_pkey PRIMARY KEY (id),
  constraint assessment_template_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id) ON DELETE RESTRICT,
  constraint assessment_template_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint assessment_template_title_length CHECK ((length(title) <= 200)),
  constraint assessment_template_title_present CHECK ((NOT private.is_blank(title))),
  constraint assessment_template_total_minutes_not_negative CHECK ((total_minutes >= 0))
);
CREATE INDEX assessment_template_school_id_idx ON public.assessment_template USING btree (school_id);
CREATE INDEX assessment_template_subject_school_idx ON public.assessment_template USING btree (subject_id, school_id);
CREATE INDEX assessment_template_title_idx ON public.assessment_template USING btree (title, id);
alter table public.assessment_template enable row level security;
create policy "administrators change assessment templates" on public.assessment_template as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create assessment templates" on public.assessment_template as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete assessment templates" on public.assessment_template as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers read papers of their subjects, administrators all" on public.assessment_template as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR (( SELECT private.in_group('teacher'::text) AS in_group) AND (subject_id IN ( SELECT private.my_subject_ids() AS my_subject_ids)) AND ((school_id IS NULL) OR (school_id IN ( SELECT private.my_school_ids() AS my_school_ids))))));
grant delete on public.assessment_template to authenticated;
grant delete, insert, select, update on public.assessment_template to service_role;
grant insert (complexity, font_family, headings, id, instructions, questions, school_id, subject_id, title, total_minutes, translation) on public.assessment_template to authenticated;
grant select (complexity, created_at, font_family, grade_order, headings, id, instructions, questions, school_id, school_name, search_field, subject_id, subject_name, title, total_marks, total_minutes, translation, updated_at) on public.assessment_template to authenticated;
grant update (complexity, font_family, headings, instructions, questions, school_id, subject_id, title, total_minutes, translation) on public.assessment_template to authenticated;
comment on table public.assessment_template is 'Assessment templates for everybody to start from. @graphql({"totalCount": {"enabled": true}})';
comment on column public.assessment_template.grade_order is 'The grade as a number, R as 0, for sorting.';
comment on column public.assessment_template.headings is 'List of label and value: the words at the head of the paper.';
comment on column public.assessment_template.instructions is 'List of texts, at least one.';
comment on column public.assessment_template.questions is 'The tree that paper and memorandum are printed from.';
comment on column public.assessment_template.school_id is 'A generic school: the template is for all teachers of its provinces. Empty: for all teachers.';
comment on column public.assessment_template.school_name is 'The name of the school, for sorting; kept by triggers.';
comment on column public.assessment_template.search_field is 'The text that searches look into, in lower case without accents.';
comment on column public.assessment_template.subject_name is 'The name of the subject, for sorting; kept by triggers.';
comment on column public.assessment_template.total_marks is 'Sum of the marks of the questions; kept by a trigger.';
comment on column public.assessment_template.translation is 'The other language of the paper with its title and instructions; null where there is one language.';
CREATE TRIGGER fill_assessment_template BEFORE INSERT OR UPDATE ON public.assessment_template FOR EACH ROW EXECUTE FUNCTION private.fill_assessment_template();
CREATE TRIGGER keep_question_bank AFTER INSERT OR UPDATE ON public.assessment_template FOR EACH ROW EXECUTE FUNCTION private.keep_question_bank();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.assessment_template FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.assessment_template FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.assessment_template FOR EACH ROW EXECUTE FUNCTION private.trim_texts('title');

create table public.assessment_template_taxonomy (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  assessment_template_id uuid not null,
  taxonomy_id uuid not null,
  constraint assessment_template_taxonomy_assessment_template_id_fkey FOREIGN KEY (assessment_template_id) REFERENCES public.assessment_template(id) ON DELETE CASCADE,
  constraint assessment_template_taxonomy_once_key UNIQUE (assessment_template_id, taxonomy_id),
  constraint assessment_template_taxonomy_pkey PRIMARY KEY (id),
  constraint assessment_template_taxonomy_taxonomy_id_fkey FOREIGN KEY (taxonomy_id) REFERENCES public.taxonomy(id) ON DELETE CASCADE
);
CREATE INDEX assessment_template_taxonomy_taxonomy_id_idx ON public.assessment_template_taxonomy USING btree (taxonomy_id);
alter table public.assessment_template_taxonomy enable row level security;
create policy "administrators choose taxonomies" on public.assessment_template_taxonomy as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators take taxonomies away" on public.assessment_template_taxonomy as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "who may read a template reads its taxonomies" on public.assessment_template_taxonomy as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.assessment_template parent
  WHERE (parent.id = assessment_template_taxonomy.assessment_template_id))));
grant delete on public.assessment_template_taxonomy to authenticated;
grant delete, insert, select, update on public.assessment_template_taxonomy to service_role;
grant insert (assessment_template_id, taxonomy_id) on public.assessment_template_taxonomy to authenticated;
grant select (assessment_template_id, created_at, id, taxonomy_id, updated_at) on public.assessment_template_taxonomy to authenticated;
comment on table public.assessment_template_taxonomy is 'The taxonomies of an assessment template. @graphql({"max_rows": 1000})';
comment on constraint assessment_template_taxonomy_assessment_template_id_fkey on public.assessment_template_taxonomy is '@graphql({"foreign_name": "assessmentTemplate", "local_name": "taxonomys"})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.assessment_template_taxonomy FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.assessment_template_taxonomy FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.bank_form (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  header text not null,
  columns jsonb not null,
  constraint bank_form_columns_shape CHECK ((jsonb_typeof(columns) = 'object'::text)),
  constraint bank_form_header_key UNIQUE (header),
  constraint bank_form_header_present CHECK (((NOT private.is_blank(header)) AND (length(header) <= 2000))),
  constraint bank_form_name_present CHECK (((NOT private.is_blank(name)) AND (length(name) <= 60))),
  constraint bank_form_pkey PRIMARY KEY (id)
);
alter table public.bank_form enable row level security;
create policy "administrators read the forms of bank statements" on public.bank_form as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select (columns, created_at, header, id, name, updated_at) on public.bank_form to authenticated;
comment on table public.bank_form is 'Forms of bank statements that the screen does not know by itself: an administrator has said once which column is which, and the next file with this head is read the same way.';
comment on column public.bank_form.columns is 'Which column, counted from 0, holds date, amount (or moneyIn and moneyOut), balance and the texts.';
comment on column public.bank_form.header is 'The row of column names, in small letters, joined by "|".';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_form FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bank_form FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.bank_line_order (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  bank_statement_line_id uuid not null,
  order_id uuid,
  order_number text not null,
  order_event_id uuid,
  amount numeric(12,2) not null,
  note text not null default ''::text,
  confirmed_by uuid,
  undone_at timestamp with time zone,
  undone_by uuid,
  undone_note text not null default ''::text,
  constraint bank_line_order_amount_positive CHECK ((amount > (0)::numeric)),
  constraint bank_line_order_bank_statement_line_id_fkey FOREIGN KEY (bank_statement_line_id) REFERENCES public.bank_statement_line(id) ON DELETE RESTRICT,
  constraint bank_line_order_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint bank_line_order_order_event_id_fkey FOREIGN KEY (order_event_id) REFERENCES public.order_event(id) ON DELETE SET NULL,
  constraint bank_line_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE SET NULL,
  constraint bank_line_order_pkey PRIMARY KEY (id),
  constraint bank_line_order_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX bank_line_order_bank_statement_line_id_idx ON public.bank_line_order USING btree (bank_statement_line_id);
CREATE INDEX bank_line_order_confirmed_by_idx ON public.bank_line_order USING btree (confirmed_by);
CREATE UNIQUE INDEX bank_line_order_once_key ON public.bank_line_order USING btree (bank_statement_line_id, order_id) WHERE (undone_at IS NULL);
CREATE INDEX bank_line_order_order_event_id_idx ON public.bank_line_order USING btree (order_event_id);
CREATE INDEX bank_line_order_order_id_idx ON public.bank_line_order USING btree (order_id);
CREATE INDEX bank_line_order_undone_by_idx ON public.bank_line_order USING btree (undone_by);
alter table public.bank_line_order enable row level security;
create policy "administrators read what lines have paid" on public.bank_line_order as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select (amount, bank_statement_line_id, created_at, id, note, order_id, order_number, undone_at, undone_note, updated_at) on public.bank_line_order to authenticated;
comment on table public.bank_line_order is 'So much of a line has paid so much of an order. Several lines may pay one order and one line several orders. Never deleted: what is undone says so.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_line_order FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bank_line_order FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.bank_question (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid,
  teacher_assessment_template_id uuid,
  assessment_template_id uuid,
  source_id uuid not null,
  question_key text not null,
  "position" integer not null,
  paper_title text not null,
  written_at timestamp with time zone not null,
  subject_id uuid not null,
  grade_order smallint,
  school_id uuid,
  excerpt text not null,
  marks numeric(9,2) not null,
  types text[] not null,
  levels text[] not null,
  question jsonb not null,
  translation_language text,
  wording uuid not null,
  search_field text collate "C" not null,
  constraint bank_question_assessment_template_id_fkey FOREIGN KEY (assessment_template_id) REFERENCES public.assessment_template(id) ON DELETE CASCADE,
  constraint bank_question_of_one_paper CHECK (((num_nonnulls(teacher_assessment_template_id, assessment_template_id) = 1) AND ((teacher_profile_id IS NULL) = (teacher_assessment_template_id IS NULL)) AND (source_id = COALESCE(teacher_assessment_template_id, assessment_template_id)))),
  constraint bank_question_pkey PRIMARY KEY (id),
  constraint bank_question_source_id_question_key_key UNIQUE (source_id, question_key),
  constraint bank_question_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint bank_question_teacher_assessment_template_id_fkey FOREIGN KEY (teacher_assessment_template_id) REFERENCES public.teacher_assessment_template(id) ON DELETE CASCADE,
  constraint bank_question_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint bank_question_translation_language_known CHECK ((translation_language = ANY (ARRAY['en'::text, 'af'::text])))
);
CREATE INDEX bank_question_assessment_template_id_idx ON public.bank_question USING btree (assessment_template_id);
CREATE INDEX bank_question_owner_idx ON public.bank_question USING btree (teacher_profile_id, written_at DESC, id);
CREATE INDEX bank_question_school_id_idx ON public.bank_question USING btree (school_id);
CREATE INDEX bank_question_search_field_idx ON public.bank_question USING gin (search_field extensions.gin_trgm_ops);
CREATE INDEX bank_question_shared_idx ON public.bank_question USING btree (subject_id, written_at DESC, id) WHERE (assessment_template_id IS NOT NULL);
CREATE INDEX bank_question_subject_id_idx ON public.bank_question USING btree (subject_id);
CREATE INDEX bank_question_teacher_assessment_template_id_idx ON public.bank_question USING btree (teacher_assessment_template_id);
CREATE INDEX bank_question_wording_idx ON public.bank_question USING btree (wording, teacher_profile_id);
alter table public.bank_question enable row level security;
create policy "questions are read like the papers they are in" on public.bank_question as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ((assessment_template_id IS NOT NULL) AND (( SELECT private.in_group('admin'::text) AS in_group) OR (( SELECT private.in_group('teacher'::text) AS in_group) AND (subject_id IN ( SELECT private.my_subject_ids() AS my_subject_ids)) AND ((school_id IS NULL) OR (school_id IN ( SELECT private.my_school_ids() AS my_school_ids))))))));
grant delete, insert, select, update on public.bank_question to service_role;
grant select (assessment_template_id, created_at, excerpt, grade_order, id, levels, marks, paper_title, position, question, school_id, subject_id, teacher_assessment_template_id, teacher_profile_id, translation_language, types, updated_at, wording, written_at) on public.bank_question to authenticated;
comment on table public.bank_question is 'The questions of teachers'' papers and of the shared templates, each by itself.';
comment on column public.bank_question."position" is 'Its place in the paper, from 1.';
comment on column public.bank_question.excerpt is 'The first words of what it asks, for lists.';
comment on column public.bank_question.levels is 'The cognitive levels of its parts.';
comment on column public.bank_question.question is 'The question as its paper stores it, with its answers. Moving it in its paper leaves its numbers here as they were.';
comment on column public.bank_question.question_key is 'The question''s id in its paper; where none is stored, its place.';
comment on column public.bank_question.search_field is 'What it asks and answers and the title of its paper, in lower case without accents.';
comment on column public.bank_question.source_id is 'The paper or template.';
comment on column public.bank_question.translation_language is 'The other language of its paper; null where that has one language.';
comment on column public.bank_question.types is 'How learners answer: the types of its parts, "Book" where they write in their books.';
comment on column public.bank_question.wording is 'The same for questions that ask the same in the same words with the same pictures and figures, whatever their numbers and marks.';
comment on column public.bank_question.written_at is 'When the paper was created.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bank_question FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.bank_statement (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  file_name text not null,
  bank text not null,
  account text not null,
  first_day date not null,
  last_day date not null,
  line_count integer not null,
  new_line_count integer not null,
  closing_balance numeric(12,2),
  uploaded_by uuid,
  constraint bank_statement_account_shape CHECK ((account ~ '^[0-9]{4,20}$'::text)),
  constraint bank_statement_counts_in_order CHECK (((0 < new_line_count) AND (new_line_count <= line_count))),
  constraint bank_statement_days_in_order CHECK ((first_day <= last_day)),
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX bank_statement_created_at_idx ON public.bank_statement USING btree (created_at DESC, id);
CREATE INDEX bank_statement_uploaded_by_idx ON public.bank_statement USING btree (uploaded_by);
alter table public.bank_statement enable row level security;
create policy "administrators read bank statements" on public.bank_statement as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select (account, bank, closing_balance, created_at, file_name, first_day, id, last_day, line_count, new_line_count, updated_at, uploaded_by) on public.bank_statement to authenticated;
comment on table public.bank_statement is 'A file that brought lines which were not known. One that brings none leaves no row. @graphql({"totalCount": {"enabled": true}})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_statement FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bank_statement FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.bank_statement_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  bank_statement_id uuid not null,
  account text not null,
  booked_on date not null,
  amount numeric(12,2) not null,
  balance numeric(12,2),
  description text not null,
  reference text not null default ''::text,
  occurrence integer not null,
  fingerprint text not null,
  line_state text not null,
  left_amount numeric(12,2) not null,
  returned_amount numeric(12,2) not null default 0,
  note text not null default ''::text,
  verdict text,
  candidates jsonb not null default '[]'::jsonb,
  search_field text not null,
  constraint bank_statement_line_bank_statement_id_fkey FOREIGN KEY (bank_statement_id) REFERENCES public.bank_statement(id) ON DELETE RESTRICT,
  constraint bank_statement_line_candidates_shape CHECK ((jsonb_typeof(candidates) = 'array'::text)),
  constraint bank_statement_line_fingerprint_key UNIQUE (fingerprint),
  constraint bank_statement_line_left_amount_range CHECK (((left_amount >= (0)::numeric) AND (left_amount <= GREATEST(amount, (0)::numeric)))),
  constraint bank_statement_line_occurrence_positive CHECK ((occurrence > 0)),
  constraint bank_statement_line_pkey PRIMARY KEY (id),
  constraint bank_statement_line_returned_amount_not_negative CHECK ((returned_amount >= (0)::numeric)),
  constraint bank_statement_line_state_fits CHECK (
CASE line_state
    WHEN 'OUTGOING'::text THEN (amount <= (0)::numeric)
    WHEN 'SETTLED'::text THEN (left_amount = (0)::numeric)
    ELSE (left_amount > (0)::numeric)
END),
  constraint bank_statement_line_state_known CHECK ((line_state = ANY (ARRAY['OPEN'::text, 'OWED_BACK'::text, 'SETTLED'::text, 'ASIDE'::text, 'OUTGOING'::text]))),
  constraint bank_statement_line_verdict_known CHECK ((verdict = ANY (ARRAY['exact'::text, 'under'::text, 'over'::text, 'duplicate'::text, 'already_paid'::text, 'cancelled'::text, 'not_placed'::text, 'likely'::text, 'ambiguous'::text, 'unknown'::text])))
);
CREATE INDEX bank_statement_line_bank_statement_id_idx ON public.bank_statement_line USING btree (bank_statement_id);
CREATE INDEX bank_statement_line_list_idx ON public.bank_statement_line USING btree (line_state, booked_on DESC NULLS LAST, id);
CREATE INDEX bank_statement_line_open_idx ON public.bank_statement_line USING btree (id) WHERE (line_state = ANY (ARRAY['OPEN'::text, 'OWED_BACK'::text]));
CREATE INDEX bank_statement_line_search_field_idx ON public.bank_statement_line USING gin (search_field extensions.gin_trgm_ops);
alter table public.bank_statement_line enable row level security;
create policy "administrators read lines of bank statements" on public.bank_statement_line as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select on public.bank_statement_line to authenticated;
comment on table public.bank_statement_line is 'What the bank wrote, which never changes, and what has become of the money. @graphql({"totalCount": {"enabled": true}})';
comment on column public.bank_statement_line.candidates is 'Orders that it may be for, best first, as transfer_target() describes them, with why: reference, reference_near, reference_cut, amount, name, amount_and_name.';
comment on column public.bank_statement_line.fingerprint is 'Account, day, amount, text without spaces and signs, and occurrence: a line that is read twice is one line.';
comment on column public.bank_statement_line.left_amount is 'What is neither used for an order nor paid back. Never below zero: no line is used twice.';
comment on column public.bank_statement_line.line_state is 'OPEN waits for an order; OWED_BACK has paid one and has something left; SETTLED is used up; ASIDE is not ours; OUTGOING is money that was paid out.';
comment on column public.bank_statement_line.occurrence is 'The first, second … of lines that are alike in account, day, amount and text: two equal payments on one day.';
comment on column public.bank_statement_line.verdict is 'What match_bank_lines() made of it; null for what is no longer open.';
CREATE TRIGGER record_admin_write AFTER UPDATE ON public.bank_statement_line FOR EACH ROW WHEN (((((old.line_state IS DISTINCT FROM new.line_state) OR (old.left_amount IS DISTINCT FROM new.left_amount)) OR (old.returned_amount IS DISTINCT FROM new.returned_amount)) OR (old.note IS DISTINCT FROM new.note))) EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.bank_statement_line FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.cognitive_level (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  taxonomy_id uuid not null,
  label text not null,
  percentage smallint not null,
  "position" smallint not null default 1,
  constraint cognitive_level_label_present CHECK ((NOT private.is_blank(label))),
  constraint cognitive_level_percentage_range CHECK (((percentage >= 0) AND (percentage <= 100))),
  constraint cognitive_level_pkey PRIMARY KEY (id),
  constraint cognitive_level_position_positive CHECK (("position" > 0)),
  constraint cognitive_level_taxonomy_id_fkey FOREIGN KEY (taxonomy_id) REFERENCES public.taxonomy(id) ON DELETE CASCADE
);
{"label":"High order","position":3,"percentage":15,"taxonomy_id":"public.taxonomy {\"name\":\"Natural Sciences and Technology, Grades 4 to 6\",\"source\":\"CAPS Intermediate Phase, as in the OUP teacher's guides for Natural Sciences and Technology and the DBE Annual Teaching Plans\"}"} (1 times)
{"label":"High order","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Economic and Management Sciences, Grade 7\",\"source\":\"DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7\"}"} (1 times)
{"label":"High order","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 4 to 6\",\"source\":\"DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6\"}"} (1 times)
{"label":"High order","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 7 to 9\",\"source\":\"CAPS Senior Phase, as in the OUP teacher's guide for Social Sciences\"}"} (1 times)
{"label":"Hoë orde","position":3,"percentage":15,"taxonomy_id":"public.taxonomy {\"name\":\"Natuurwetenskappe en Tegnologie, graad 4 tot 6\",\"source\":\"KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne\"}"} (1 times)
{"label":"Hoë orde","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Ekonomiese en Bestuurswetenskappe, graad 7\",\"source\":\"DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7\"}"} (1 times)
{"label":"Hoë orde","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 4 tot 6\",\"source\":\"DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6\"}"} (1 times)
{"label":"Hoë orde","position":3,"percentage":20,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 7 tot 9\",\"source\":\"KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences\"}"} (1 times)
{"label":"Lae orde","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Ekonomiese en Bestuurswetenskappe, graad 7\",\"source\":\"DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7\"}"} (1 times)
{"label":"Lae orde","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 4 tot 6\",\"source\":\"DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6\"}"} (1 times)
{"label":"Lae orde","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 7 tot 9\",\"source\":\"KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences\"}"} (1 times)
{"label":"Lae orde","position":1,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Natuurwetenskappe en Tegnologie, graad 4 tot 6\",\"source\":\"KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne\"}"} (1 times)
{"label":"Low order","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Economic and Management Sciences, Grade 7\",\"source\":\"DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7\"}"} (1 times)
{"label":"Low order","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 4 to 6\",\"source\":\"DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6\"}"} (1 times)
{"label":"Low order","position":1,"percentage":30,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 7 to 9\",\"source\":\"CAPS Senior Phase, as in the OUP teacher's guide for Social Sciences\"}"} (1 times)
{"label":"Low order","position":1,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Natural Sciences and Technology, Grades 4 to 6\",\"source\":\"CAPS Intermediate Phase, as in the OUP teacher's guides for Natural Sciences and Technology and the DBE Annual Teaching Plans\"}"} (1 times)
{"label":"Middelorde","position":2,"percentage":35,"taxonomy_id":"public.taxonomy {\"name\":\"Natuurwetenskappe en Tegnologie, graad 4 tot 6\",\"source\":\"KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne\"}"} (1 times)
{"label":"Middelorde","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Ekonomiese en Bestuurswetenskappe, graad 7\",\"source\":\"DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7\"}"} (1 times)
{"label":"Middelorde","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 4 tot 6\",\"source\":\"DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6\"}"} (1 times)
{"label":"Middelorde","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Sosiale Wetenskappe, graad 7 tot 9\",\"source\":\"KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences\"}"} (1 times)
{"label":"Middle order","position":2,"percentage":35,"taxonomy_id":"public.taxonomy {\"name\":\"Natural Sciences and Technology, Grades 4 to 6\",\"source\":\"CAPS Intermediate Phase, as in the OUP teacher's guides for Natural Sciences and Technology and the DBE Annual Teaching Plans\"}"} (1 times)
{"label":"Middle order","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Economic and Management Sciences, Grade 7\",\"source\":\"DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7\"}"} (1 times)
{"label":"Middle order","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 4 to 6\",\"source\":\"DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6\"}"} (1 times)
{"label":"Middle order","position":2,"percentage":50,"taxonomy_id":"public.taxonomy {\"name\":\"Social Sciences, Grades 7 to 9\",\"source\":\"CAPS Senior Phase, as in the OUP teacher's guide for Social Sciences\"}"} (1 times)
CREATE INDEX cognitive_level_taxonomy_id_idx ON public.cognitive_level USING btree (taxonomy_id, "position");
CREATE UNIQUE INDEX cognitive_level_taxonomy_label_key ON public.cognitive_level USING btree (taxonomy_id, lower(label)) WHERE (label <> ''::text);
alter table public.cognitive_level enable row level security;
create policy "administrators change cognitive levels" on public.cognitive_level as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create cognitive levels" on public.cognitive_level as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete cognitive levels" on public.cognitive_level as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers and administrators read cognitive levels" on public.cognitive_level as permissive for select to authenticated
  using ((( SELECT private.in_group('teacher'::text) AS in_group) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant delete on public.cognitive_level to authenticated;
grant delete, insert, select, update on public.cognitive_level to service_role;
grant insert (label, percentage, position, taxonomy_id) on public.cognitive_level to authenticated;
grant select (created_at, id, label, percentage, position, taxonomy_id, updated_at) on public.cognitive_level to authenticated;
grant update (label, percentage, position) on public.cognitive_level to authenticated;
comment on table public.cognitive_level is 'A level and the share of a paper''s marks that it may take. @graphql({"max_rows": 1000})';
comment on column public.cognitive_level."position" is 'Order within the taxonomy, lowest thinking first.';
comment on column public.cognitive_level.percentage is 'Whole percent of the total marks.';
comment on constraint cognitive_level_taxonomy_id_fkey on public.cognitive_level is '@graphql({"foreign_name": "taxonomy", "local_name": "cognitiveLevels"})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.cognitive_level FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.cognitive_level FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER touch_taxonomy AFTER INSERT OR DELETE OR UPDATE ON public.cognitive_level FOR EACH ROW EXECUTE FUNCTION private.touch_taxonomy();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.cognitive_level FOR EACH ROW EXECUTE FUNCTION private.trim_texts('label');

create table public.communication (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  subject text not null default 'New Communication'::text,
  body text,
  images text[],
  video text,
  send_to text[] not null default '{}'::text[],
  show text[] not null default '{}'::text[],
  publish_date timestamp with time zone not null default now(),
  constraint communication_images_shape CHECK (((cardinality(images) > 0) AND private.are_storage_keys(images, ARRAY['Communications'::text, 'Products'::text, 'ProductBundles'::text]))),
  constraint communication_pkey PRIMARY KEY (id),
  constraint communication_send_to_known CHECK (private.are_channels(send_to)),
  constraint communication_show_known CHECK ((show <@ ARRAY['SUBJECT'::text, 'BODY'::text, 'IMAGES'::text, 'VIDEO'::text])),
  constraint communication_subject_present CHECK ((NOT private.is_blank(subject))),
  constraint communication_video_shape CHECK ((video ~ '^([A-Za-z0-9_-]{11}|[0-9]+)$'::text))
);
CREATE INDEX communication_publish_date_idx ON public.communication USING btree (publish_date DESC NULLS LAST, id);
alter table public.communication enable row level security;
create policy "administrators change communications" on public.communication as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create communications" on public.communication as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete communications" on public.communication as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "people read what was published to them, administrators all" on public.communication as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR ((publish_date < now()) AND (send_to && ( SELECT private.my_channels() AS my_channels)))));
grant delete on public.communication to authenticated;
grant delete, insert, select, update on public.communication to service_role;
grant insert (body, images, publish_date, send_to, show, subject, video) on public.communication to authenticated;
grant select (body, created_at, id, images, publish_date, send_to, show, subject, updated_at, video) on public.communication to authenticated;
grant update (body, images, publish_date, send_to, show, subject, video) on public.communication to authenticated;
comment on table public.communication is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.communication.body is 'HTML from the editor; sanitised where it is shown.';
comment on column public.communication.images is 'Keys in the storage bucket "images": uploaded for it, below Communications/, or the pictures of a resource. Null when there are none.';
comment on column public.communication.send_to is 'Channels: ALL alone, or General and grades. While it is empty, nobody receives it.';
comment on column public.communication.show is 'Which parts the card shows: SUBJECT, BODY, IMAGES, VIDEO.';
comment on column public.communication.video is 'Eleven characters are a video of YouTube, digits one of Vimeo; null when there is none.';
CREATE TRIGGER note_withdrawal AFTER UPDATE OF publish_date, send_to ON public.communication FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.communication FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.communication FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.communication FOR EACH ROW EXECUTE FUNCTION private.trim_texts('subject', 'video');

create table public.communication_withdrawal (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint communication_withdrawal_id_fkey FOREIGN KEY (id) REFERENCES public.communication(id) ON DELETE CASCADE,
  constraint communication_withdrawal_pkey PRIMARY KEY (id)
);
alter table public.communication_withdrawal enable row level security;
create policy "people hear of what was taken away from them" on public.communication_withdrawal as permissive for select to authenticated
  using ((NOT (EXISTS ( SELECT
   FROM public.communication
  WHERE (communication.id = communication_withdrawal.id)))));
grant select on public.communication_withdrawal to service_role;
grant select (created_at, id, updated_at) on public.communication_withdrawal to authenticated;
comment on table public.communication_withdrawal is 'Communications that some people could read and no longer can. The id is that of the communication.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.communication_withdrawal FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.coupon (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  coupon_code text not null,
  enabled boolean not null default true,
  start_date date not null,
  end_date date not null,
  discount_type text not null,
  discount_value numeric(12,2) not null,
  restrict_to text not null default 'ALL'::text,
  restrict_to_teachers uuid[] not null default '{}'::uuid[],
  max_uses integer,
  uses integer not null default 0,
  batch text,
  constraint coupon_batch_length CHECK (((length(batch) >= 1) AND (length(batch) <= 60))),
  constraint coupon_coupon_code_key UNIQUE (coupon_code),
  constraint coupon_coupon_code_shape CHECK ((coupon_code ~ '^[A-Z0-9]{1,40}$'::text)),
  constraint coupon_dates_in_order CHECK ((end_date >= start_date)),
  constraint coupon_discount_type_known CHECK ((discount_type = ANY (ARRAY['PERCENTAGE'::text, 'AMOUNT'::text]))),
  constraint coupon_discount_value_range CHECK (((discount_value > (0)::numeric) AND ((discount_type = 'AMOUNT'::text) OR (discount_value <= (100)::numeric)))),
  constraint coupon_max_uses_positive CHECK ((max_uses >= 1)),
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_restrict_to_known CHECK ((restrict_to = ANY (ARRAY['ALL'::text, 'Teachers'::text]))),
  constraint coupon_restrict_to_teachers_only_for_teachers CHECK (((restrict_to = 'Teachers'::text) OR (restrict_to_teachers = '{}'::uuid[]))),
  constraint coupon_uses_not_negative CHECK ((uses >= 0))
);
CREATE INDEX coupon_batch_idx ON public.coupon USING btree (batch) WHERE (batch IS NOT NULL);
alter table public.coupon enable row level security;
create policy "administrators change coupons" on public.coupon as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create coupons" on public.coupon as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete coupons" on public.coupon as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators read coupons" on public.coupon as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant delete on public.coupon to authenticated;
grant delete, insert, select, update on public.coupon to service_role;
grant insert (coupon_code, discount_type, discount_value, enabled, end_date, max_uses, restrict_to, restrict_to_teachers, start_date) on public.coupon to authenticated;
grant select (batch, coupon_code, created_at, discount_type, discount_value, enabled, end_date, id, max_uses, restrict_to, restrict_to_teachers, start_date, updated_at, uses) on public.coupon to authenticated;
grant update (coupon_code, discount_type, discount_value, enabled, end_date, max_uses, restrict_to, restrict_to_teachers, start_date) on public.coupon to authenticated;
comment on table public.coupon is 'A code and what it takes off. Buyers never read this table: apply_coupon() and verify_coupon() answer them. @graphql({"totalCount": {"enabled": true}})';
comment on column public.coupon.batch is 'The name of the batch that the code was made in.';
comment on column public.coupon.discount_value is 'Percent, or for AMOUNT rand for the whole order.';
comment on column public.coupon.end_date is 'Last day, in South African time.';
comment on column public.coupon.max_uses is 'How many orders may use it; empty for any number.';
comment on column public.coupon.restrict_to is 'ALL, or Teachers: members of the teacher group.';
comment on column public.coupon.restrict_to_teachers is 'Ids of teacher profiles. When it is empty and restrict_to is Teachers: every teacher.';
comment on column public.coupon.start_date is 'First day, in South African time.';
comment on column public.coupon.uses is 'How many orders use it now.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.coupon FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.coupon FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.coupon_redemption (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  coupon_id uuid not null,
  order_id uuid not null,
  constraint coupon_redemption_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES public.coupon(id) ON DELETE CASCADE,
  constraint coupon_redemption_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint coupon_redemption_order_id_key UNIQUE (order_id),
  constraint coupon_redemption_pkey PRIMARY KEY (id)
);
CREATE INDEX coupon_redemption_coupon_id_idx ON public.coupon_redemption USING btree (coupon_id);
alter table public.coupon_redemption enable row level security;
create policy "administrators read redemptions" on public.coupon_redemption as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select on public.coupon_redemption to service_role;
grant select (coupon_id, created_at, id, order_id, updated_at) on public.coupon_redemption to authenticated;
comment on table public.coupon_redemption is 'Which order uses which coupon. The row is removed when the order gives the coupon back. @graphql({"totalCount": {"enabled": true}})';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.coupon_redemption FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.delivery (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  order_number text not null,
  paid_at timestamp with time zone not null default now(),
  recipient text not null default ''::text,
  town text not null default ''::text,
  delivery_state text not null default 'TO_PACK'::text,
  quantity integer not null default 0,
  packed integer not null default 0,
  sent integer not null default 0,
  delivered integer not null default 0,
  search_field text not null default ''::text,
  constraint delivery_delivery_state_known CHECK ((delivery_state = ANY (ARRAY['TO_PACK'::text, 'PACKED'::text, 'SENT'::text, 'DELIVERED'::text, 'RECALLED'::text, 'WITHDRAWN'::text]))),
  constraint delivery_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint delivery_order_id_key UNIQUE (order_id),
  constraint delivery_order_number_key UNIQUE (order_number),
  constraint delivery_pkey PRIMARY KEY (id)
);
CREATE INDEX delivery_delivery_state_idx ON public.delivery USING btree (delivery_state, paid_at, id);
CREATE INDEX delivery_paid_at_idx ON public.delivery USING btree (paid_at, id);
CREATE INDEX delivery_search_field_idx ON public.delivery USING gin (search_field extensions.gin_trgm_ops);
alter table public.delivery enable row level security;
create policy "administrators read deliveries" on public.delivery as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select on public.delivery to authenticated;
grant select on public.delivery to service_role;
comment on table public.delivery is 'What is posted for a paid order, as the delivery desk lists it. Searched with searchDeliveries. @graphql({"totalCount": {"enabled": true}})';
comment on column public.delivery.delivery_state is 'TO_PACK: something is in no parcel yet. PACKED: everything is, and a parcel waits to be sent. SENT, DELIVERED: all of it. RECALLED: the order was paid no more after something was sent. WITHDRAWN: before anything was. private.refresh_delivery() keeps it.';
comment on column public.delivery.packed is 'How many of them are in a parcel, sent or not.';
comment on column public.delivery.quantity is 'How many things are posted in all.';
comment on column public.delivery.sent is 'How many are on their way or there.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.delivery FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.holiday (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  label text not null,
  label_af text,
  date date not null,
  constraint holiday_date_finite CHECK (isfinite(date)),
  constraint holiday_label_af_length CHECK (((length(label_af) >= 1) AND (length(label_af) <= 100))),
  constraint holiday_label_length CHECK ((length(label) <= 100)),
  constraint holiday_label_present CHECK ((NOT private.is_blank(label))),
  constraint holiday_pkey PRIMARY KEY (id)
);
{"date":"2026-01-01","label":"New Year's Day","label_af":"Nuwejaarsdag"} (1 times)
{"date":"2026-03-21","label":"Human Rights Day","label_af":"Menseregtedag"} (1 times)
{"date":"2026-04-03","label":"Good Friday","label_af":"Goeie Vrydag"} (1 times)
{"date":"2026-04-06","label":"Family Day","label_af":"Gesinsdag"} (1 times)
{"date":"2026-04-27","label":"Freedom Day","label_af":"Vryheidsdag"} (1 times)
{"date":"2026-05-01","label":"Workers' Day","label_af":"Werkersdag"} (1 times)
{"date":"2026-06-15","label":"Special school holiday","label_af":"Spesiale skoolvakansiedag"} (1 times)
{"date":"2026-06-16","label":"Youth Day","label_af":"Jeugdag"} (1 times)
{"date":"2026-08-09","label":"National Women's Day","label_af":"Nasionale Vrouedag"} (1 times)
{"date":"2026-08-10","label":"Public holiday","label_af":"Openbare vakansiedag"} (1 times)
{"date":"2026-09-24","label":"Heritage Day","label_af":"Erfenisdag"} (1 times)
{"date":"2026-12-16","label":"Day of Reconciliation","label_af":"Versoeningsdag"} (1 times)
{"date":"2026-12-25","label":"Christmas Day","label_af":"Kersdag"} (1 times)
{"date":"2026-12-26","label":"Day of Goodwill","label_af":"Welwillendheidsdag"} (1 times)
{"date":"2027-01-01","label":"New Year's Day","label_af":"Nuwejaarsdag"} (1 times)
{"date":"2027-03-21","label":"Human Rights Day","label_af":"Menseregtedag"} (1 times)
{"date":"2027-03-22","label":"Public holiday","label_af":"Openbare vakansiedag"} (1 times)
{"date":"2027-03-26","label":"Good Friday","label_af":"Goeie Vrydag"} (1 times)
{"date":"2027-03-29","label":"Family Day","label_af":"Gesinsdag"} (1 times)
{"date":"2027-04-26","label":"Special school holiday","label_af":"Spesiale skoolvakansiedag"} (1 times)
{"date":"2027-04-27","label":"Freedom Day","label_af":"Vryheidsdag"} (1 times)
{"date":"2027-05-01","label":"Workers' Day","label_af":"Werkersdag"} (1 times)
{"date":"2027-06-16","label":"Youth Day","label_af":"Jeugdag"} (1 times)
{"date":"2027-08-09","label":"National Women's Day","label_af":"Nasionale Vrouedag"} (1 times)
{"date":"2027-09-24","label":"Heritage Day","label_af":"Erfenisdag"} (1 times)
{"date":"2027-12-16","label":"Day of Reconciliation","label_af":"Versoeningsdag"} (1 times)
{"date":"2027-12-25","label":"Christmas Day","label_af":"Kersdag"} (1 times)
{"date":"2027-12-26","label":"Day of Goodwill","label_af":"Welwillendheidsdag"} (1 times)
{"date":"2027-12-27","label":"Public holiday","label_af":"Openbare vakansiedag"} (1 times)
CREATE UNIQUE INDEX holiday_date_label_key ON public.holiday USING btree (date, lower(label));
alter table public.holiday enable row level security;
create policy "administrators change holidays" on public.holiday as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create holidays" on public.holiday as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete holidays" on public.holiday as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers and administrators read holidays" on public.holiday as permissive for select to authenticated
  using ((( SELECT private.in_group('teacher'::text) AS in_group) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant delete on public.holiday to authenticated;
grant delete, insert, select, update on public.holiday to service_role;
grant insert (date, label, label_af) on public.holiday to authenticated;
grant select (created_at, date, id, label, label_af, updated_at) on public.holiday to authenticated;
grant update (date, label, label_af) on public.holiday to authenticated;
comment on table public.holiday is 'Days without school, loaded whole. Rows and not computed rules, because days such as elections are proclaimed. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.holiday.label_af is 'Afrikaans label; the English one is shown without it.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.holiday FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.holiday FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.holiday FOR EACH ROW EXECUTE FUNCTION private.trim_texts('label', 'label_af');

create table public.invoice (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null,
  number integer not null,
  order_id uuid not null,
  credited_invoice_id uuid,
  teacher_profile_id uuid not null,
  issued_at timestamp with time zone not null default now(),
  order_number text,
  form text not null,
  seller jsonb,
  buyer jsonb not null,
  lines jsonb not null,
  coupon_amount numeric(12,2) not null,
  shipping_fee numeric(12,2) not null,
  total numeric(12,2) not null,
  vat numeric(12,2) not null,
  storage_key text,
  content_sha256 text,
  credit_reason text,
  credited_part text,
  constraint invoice_content_sha256_shape CHECK ((content_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint invoice_credit_note_names_its_invoice CHECK (((kind = 'credit_note'::text) = (credited_invoice_id IS NOT NULL))),
  constraint invoice_credit_note_says_why CHECK ((num_nulls(credited_invoice_id, credit_reason, credited_part) = ANY (ARRAY[0, 3]))),
  constraint invoice_credit_reason_known CHECK ((credit_reason = ANY (ARRAY['order_cancelled'::text, 'faulty'::text, 'not_delivered'::text, 'returned'::text, 'bought_twice'::text, 'bought_by_mistake'::text, 'cooling_off'::text, 'goodwill'::text]))),
  constraint invoice_credited_invoice_id_fkey FOREIGN KEY (credited_invoice_id) REFERENCES public.invoice(id) ON DELETE RESTRICT,
  constraint invoice_credited_part_known CHECK ((credited_part = ANY (ARRAY['whole'::text, 'part'::text, 'rest'::text]))),
  constraint invoice_file_whole CHECK ((num_nulls(storage_key, content_sha256) = ANY (ARRAY[0, 2]))),
  constraint invoice_form_known CHECK ((form = ANY (ARRAY['plain'::text, 'abridged'::text, 'full'::text]))),
  constraint invoice_kind_known CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoice_kind_number_key UNIQUE (kind, number),
  constraint invoice_number_positive CHECK ((number > 0)),
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_storage_key_key UNIQUE (storage_key),
  constraint invoice_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE RESTRICT,
  constraint invoice_total_positive CHECK ((total > (0)::numeric)),
  constraint invoice_vat_range CHECK (((vat >= (0)::numeric) AND (vat <= total)))
);
CREATE INDEX invoice_credited_invoice_id_idx ON public.invoice USING btree (credited_invoice_id);
CREATE INDEX invoice_issued_at_idx ON public.invoice USING btree (issued_at) INCLUDE (kind, total);
CREATE INDEX invoice_order_id_idx ON public.invoice USING btree (order_id);
CREATE INDEX invoice_teacher_profile_id_idx ON public.invoice USING btree (teacher_profile_id);
alter table public.invoice enable row level security;
create policy "owners read their invoices, administrators all" on public.invoice as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant select on public.invoice to service_role;
grant select (buyer, content_sha256, coupon_amount, created_at, credit_reason, credited_invoice_id, credited_part, form, id, issued_at, kind, lines, number, order_id, order_number, seller, shipping_fee, storage_key, teacher_profile_id, total, updated_at, vat) on public.invoice to authenticated;
comment on table public.invoice is 'Tax documents as they were issued; all amounts are copies. @graphql({"totalCount": {"enabled": true}})';
comment on column public.invoice.buyer is 'To whom it is made out (name, address, vatNumber), owner and shippingDetails, at the time.';
comment on column public.invoice.credited_part is 'How much of its invoice a credit note credits: the whole, a part, or the rest after other parts.';
comment on column public.invoice.form is 'full over R5000 (recipient and quantities), abridged up to that, plain when the seller is not registered for VAT.';
comment on column public.invoice.lines is 'What was sold, or on a credit note how much of it is given back; lineId is the key of the line of the order.';
comment on column public.invoice.number is 'Without gaps, counted per kind.';
comment on column public.invoice.order_id is 'No foreign key: the document outlives the order. An archived order keeps its id.';
comment on column public.invoice.seller is 'tradingName, address and vatNumber at the time; empty when no seller was entered yet.';
comment on column public.invoice.storage_key is 'Where the PDF is, once it is drawn. The PDF never changes: content_sha256 is its hash.';
comment on column public.invoice.total is 'Rand, VAT included. On a credit note, the amount that is given back.';
CREATE TRIGGER keep_invoice BEFORE DELETE OR UPDATE ON public.invoice FOR EACH ROW EXECUTE FUNCTION private.keep_invoice();
CREATE TRIGGER limit_credit BEFORE INSERT ON public.invoice FOR EACH ROW WHEN ((new.credited_invoice_id IS NOT NULL)) EXECUTE FUNCTION private.limit_credit();
CREATE TRIGGER note_completed_invoice AFTER UPDATE ON public.invoice FOR EACH ROW WHEN (((old.seller IS NULL) AND (new.seller IS NOT NULL))) EXECUTE FUNCTION private.note_completed_invoice();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.invoice FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.order_event (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text not null,
  constraint order_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint order_event_from_status_known CHECK ((from_status = ANY (ARRAY['PENDING'::text, 'QUOTING'::text, 'PROCESSING'::text, 'PAID'::text, 'CANCELLED'::text]))),
  constraint order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint order_event_pkey PRIMARY KEY (id),
  constraint order_event_reason_word CHECK ((reason ~ '^[a-z0-9_]+$'::text)),
  constraint order_event_to_status_known CHECK ((to_status = ANY (ARRAY['PENDING'::text, 'QUOTING'::text, 'PROCESSING'::text, 'PAID'::text, 'CANCELLED'::text])))
);
CREATE INDEX order_event_actor_id_idx ON public.order_event USING btree (actor_id);
CREATE INDEX order_event_order_id_idx ON public.order_event USING btree (order_id, created_at);
alter table public.order_event enable row level security;
create policy "who may read an order reads its history" on public.order_event as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.teacher_products_order parent
  WHERE (parent.id = order_event.order_id))));
grant select on public.order_event to service_role;
grant select (created_at, from_status, id, order_id, reason, to_status, updated_at) on public.order_event to authenticated;
comment on table public.order_event is 'Who moved an order from which status to which, when and why.';
comment on column public.order_event.actor_id is 'Empty when the shop itself acted.';
comment on column public.order_event.reason is 'A snake_case word, listed in docs/error-codes.md.';
CREATE TRIGGER note_order_change AFTER INSERT ON public.order_event FOR EACH ROW WHEN (((new.reason = 'changed_by_admin'::text) AND (new.to_status = 'PROCESSING'::text) AND (new.created_at > (now() - '01:00:00'::interval)))) EXECUTE FUNCTION private.note_order_change();
CREATE TRIGGER note_order_mail AFTER INSERT ON public.order_event FOR EACH ROW WHEN (((new.from_status IS DISTINCT FROM new.to_status) AND (new.created_at > (now() - '01:00:00'::interval)))) EXECUTE FUNCTION private.note_order_mail();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.order_event FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.order_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  teacher_profile_id uuid not null,
  product_id uuid,
  product_bundle_id uuid,
  title text not null,
  price numeric(12,2),
  discount_percentage numeric(5,2),
  quantity integer not null default 1,
  unit_price numeric(12,2) not null generated always as (private.discounted_price(COALESCE(price, (0)::numeric), discount_percentage)) stored,
  line_price numeric(12,2) not null generated always as ((private.discounted_price(COALESCE(price, (0)::numeric), discount_percentage) * (quantity)::numeric)) stored,
  coupon_share numeric(12,2) not null default 0,
  price_before numeric(12,2),
  physical boolean not null,
  questions jsonb not null default '[]'::jsonb,
  withdrawn_at timestamp with time zone,
  constraint order_line_coupon_share_not_negative CHECK ((coupon_share >= (0)::numeric)),
  constraint order_line_discount_percentage_range CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint order_line_order_product_bundle_key UNIQUE (order_id, product_bundle_id),
  constraint order_line_order_product_key UNIQUE (order_id, product_id),
  constraint order_line_pkey PRIMARY KEY (id),
  constraint order_line_price_before_not_negative CHECK ((price_before >= (0)::numeric)),
  constraint order_line_price_not_negative CHECK ((price >= (0)::numeric)),
  constraint order_line_product_bundle_id_fkey FOREIGN KEY (product_bundle_id) REFERENCES public.product_bundle(id) ON DELETE SET NULL,
  constraint order_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE SET NULL,
  constraint order_line_product_or_bundle CHECK ((num_nonnulls(product_id, product_bundle_id) <= 1)),
  constraint order_line_quantity_of_bundle CHECK (((quantity = 1) OR (product_bundle_id IS NULL))),
  constraint order_line_quantity_range CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint order_line_questions_shape CHECK (((questions = '[]'::jsonb) OR private.are_product_questions(questions)))
);
CREATE INDEX order_line_product_bundle_id_idx ON public.order_line USING btree (product_bundle_id, teacher_profile_id);
CREATE INDEX order_line_product_id_idx ON public.order_line USING btree (product_id);
CREATE INDEX order_line_teacher_profile_id_idx ON public.order_line USING btree (teacher_profile_id, product_id);
alter table public.order_line enable row level security;
create policy "who may read an order reads its lines" on public.order_line as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.teacher_products_order parent
  WHERE (parent.id = order_line.order_id))));
grant select on public.order_line to authenticated;
grant select on public.order_line to service_role;
comment on table public.order_line is 'What was ordered, as it was when it was added: title, price, discount, physical, questions with their answers. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.order_line.coupon_share is 'What the coupon of the order takes off this line; kept by private.price_orders().';
comment on column public.order_line.line_price is 'What the line costs before a coupon: unit_price times quantity.';
comment on column public.order_line.price_before is 'What one cost when the line was added, if refresh_cart() has found another price since.';
comment on column public.order_line.quantity is 'How many of a posted resource, or how many seats of one that is not; 1 of a bundle. Buyers change it with change_quantity(), and only of what is posted.';
comment on column public.order_line.questions is 'The questions of the resource, each with the buyer''s answer as its value.';
comment on column public.order_line.teacher_profile_id is 'Whose order it is. An order stays with its profile; a merge of accounts moves both.';
comment on column public.order_line.unit_price is 'What one costs before a coupon: price minus discount, rounded to the cent, 0 when free.';
comment on column public.order_line.withdrawn_at is 'When a refund took the right to it away; null while the buyer of a PAID order has it.';
CREATE TRIGGER check_seats AFTER UPDATE ON public.order_line FOR EACH ROW WHEN (((new.quantity < old.quantity) OR (new.teacher_profile_id <> old.teacher_profile_id))) EXECUTE FUNCTION private.check_seats_of_line();
CREATE TRIGGER fix_line_owner BEFORE INSERT OR UPDATE OF order_id, teacher_profile_id ON public.order_line FOR EACH ROW EXECUTE FUNCTION private.fix_line_owner();
CREATE TRIGGER price_order_after_update AFTER UPDATE ON public.order_line FOR EACH ROW WHEN (((((((old.order_id IS DISTINCT FROM new.order_id) OR (old.price IS DISTINCT FROM new.price)) OR (old.discount_percentage IS DISTINCT FROM new.discount_percentage)) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.physical IS DISTINCT FROM new.physical)) OR ((old.questions = '[]'::jsonb) IS DISTINCT FROM (new.questions = '[]'::jsonb)))) EXECUTE FUNCTION private.price_order_of_line();
CREATE TRIGGER price_orders_after_delete AFTER DELETE ON public.order_line REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.price_orders_of_lines();
CREATE TRIGGER price_orders_after_insert AFTER INSERT ON public.order_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.price_orders_of_lines();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.order_line FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER report_order_line_added AFTER INSERT ON public.order_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.report_order_line();
CREATE TRIGGER report_order_line_removed AFTER DELETE ON public.order_line REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.report_order_line();
CREATE TRIGGER report_withdrawn_line AFTER UPDATE OF withdrawn_at ON public.order_line FOR EACH ROW WHEN ((old.withdrawn_at IS DISTINCT FROM new.withdrawn_at)) EXECUTE FUNCTION private.report_withdrawn_line();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.order_line FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.order_line_member (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_line_id uuid not null,
  teacher_profile_id uuid not null,
  product_id uuid,
  "position" integer not null,
  title text not null,
  physical boolean not null,
  constraint order_line_member_line_position_key UNIQUE (order_line_id, "position"),
  constraint order_line_member_line_product_key UNIQUE (order_line_id, product_id),
  constraint order_line_member_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES public.order_line(id) ON DELETE CASCADE,
  constraint order_line_member_pkey PRIMARY KEY (id),
  constraint order_line_member_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE SET NULL
);
CREATE INDEX order_line_member_product_id_idx ON public.order_line_member USING btree (product_id);
CREATE INDEX order_line_member_teacher_profile_id_idx ON public.order_line_member USING btree (teacher_profile_id, product_id);
alter table public.order_line_member enable row level security;
create policy "who may read a line reads what was in its bundle" on public.order_line_member as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.order_line line
  WHERE (line.id = order_line_member.order_line_id))));
grant select on public.order_line_member to service_role;
grant select (created_at, id, order_line_id, physical, position, product_id, title, updated_at) on public.order_line_member to authenticated;
comment on table public.order_line_member is 'What a bundle contained when it was ordered. The buyer owns this, however the bundle changes later. @graphql({"totalCount": {"enabled": true}})';
comment on column public.order_line_member.physical is 'Whether it is posted, as it was when it was ordered. A bundle may hold both.';
comment on column public.order_line_member.teacher_profile_id is 'Whose order it is, as on the line.';
comment on constraint order_line_member_order_line_id_fkey on public.order_line_member is '@graphql({"foreign_name": "orderLine", "local_name": "members"})';
CREATE TRIGGER fix_line_member_owner BEFORE INSERT OR UPDATE OF order_line_id, teacher_profile_id ON public.order_line_member FOR EACH ROW EXECUTE FUNCTION private.fix_line_member_owner();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.order_line_member FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.parcel (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  number integer not null,
  parcel_state text not null default 'PACKED'::text,
  carrier text,
  tracking_number text,
  packed_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  delivered_at timestamp with time zone,
  constraint parcel_carrier_known CHECK ((carrier = ANY (ARRAY['THE_COURIER_GUY'::text, 'PUDO'::text, 'ARAMEX'::text, 'POSTNET'::text, 'PAXI'::text, 'PARGO'::text, 'POST_OFFICE'::text, 'OTHER'::text, 'BY_HAND'::text]))),
  constraint parcel_delivered_whole CHECK (((parcel_state = 'DELIVERED'::text) = (delivered_at IS NOT NULL))),
  constraint parcel_number_positive CHECK ((number > 0)),
  constraint parcel_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint parcel_order_number_key UNIQUE (order_id, number),
  constraint parcel_pkey PRIMARY KEY (id),
  constraint parcel_sent_whole CHECK ((((parcel_state = 'PACKED'::text) = (sent_at IS NULL)) AND ((sent_at IS NULL) = (carrier IS NULL)))),
  constraint parcel_state_known CHECK ((parcel_state = ANY (ARRAY['PACKED'::text, 'SENT'::text, 'DELIVERED'::text]))),
  constraint parcel_tracking_number_shape CHECK ((tracking_number ~ '^[A-Za-z0-9][A-Za-z0-9 /._-]{0,39}$'::text)),
  constraint parcel_tracking_number_whole CHECK (((tracking_number IS NULL) = ((carrier IS NULL) OR (carrier = 'BY_HAND'::text))))
);
alter table public.parcel enable row level security;
create policy "who may read an order reads its parcels" on public.parcel as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.teacher_products_order parent
  WHERE (parent.id = parcel.order_id))));
grant select on public.parcel to authenticated;
grant select on public.parcel to service_role;
comment on table public.parcel is 'What is posted for an order, in one parcel or several. @graphql({"totalCount": {"enabled": true}})';
comment on column public.parcel.carrier is 'Who brings it; BY_HAND is the shop itself, which gives no number to follow.';
comment on column public.parcel.number is 'Which parcel of its order it is, from 1.';
comment on column public.parcel.parcel_state is 'PACKED, then SENT, then DELIVERED. take_parcel_back() goes one step back.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.parcel FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.parcel FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.parcel_line (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  parcel_id uuid not null,
  order_line_id uuid,
  order_line_member_id uuid,
  title text not null,
  quantity integer not null,
  constraint parcel_line_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES public.order_line(id) ON DELETE SET NULL,
  constraint parcel_line_order_line_member_id_fkey FOREIGN KEY (order_line_member_id) REFERENCES public.order_line_member(id) ON DELETE SET NULL,
  constraint parcel_line_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES public.parcel(id) ON DELETE CASCADE,
  constraint parcel_line_pkey PRIMARY KEY (id),
  constraint parcel_line_quantity_positive CHECK ((quantity > 0))
);
CREATE INDEX parcel_line_order_line_id_idx ON public.parcel_line USING btree (order_line_id);
CREATE INDEX parcel_line_order_line_member_id_idx ON public.parcel_line USING btree (order_line_member_id);
CREATE UNIQUE INDEX parcel_line_parcel_line_key ON public.parcel_line USING btree (parcel_id, order_line_id) WHERE (order_line_member_id IS NULL);
CREATE UNIQUE INDEX parcel_line_parcel_member_key ON public.parcel_line USING btree (parcel_id, order_line_member_id);
alter table public.parcel_line enable row level security;
create policy "who may read a parcel reads what is in it" on public.parcel_line as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.parcel parent
  WHERE (parent.id = parcel_line.parcel_id))));
grant select on public.parcel_line to service_role;
grant select (created_at, id, order_line_id, order_line_member_id, parcel_id, quantity, title, updated_at) on public.parcel_line to authenticated;
comment on table public.parcel_line is 'What is in a parcel, and how many. @graphql({"max_rows": 1000})';
comment on column public.parcel_line.order_line_member_id is 'Which part of a bundle it is; empty for what was ordered by itself.';
comment on column public.parcel_line.title is 'As it was on the order when it was packed.';
CREATE TRIGGER check_parcel_line AFTER INSERT OR UPDATE OF parcel_id, quantity ON public.parcel_line FOR EACH ROW EXECUTE FUNCTION private.check_parcel_line();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.parcel_line FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.parcel_line FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.payment_attempt (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  amount numeric(12,2) not null,
  contents jsonb not null,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone not null default (now() + private.payment_lifetime()),
  ended_at timestamp with time zone,
  end_reason text,
  constraint payment_attempt_amount_positive CHECK ((amount > (0)::numeric)),
  constraint payment_attempt_contents_shape CHECK ((jsonb_typeof((contents -> 'goods'::text)) = 'array'::text)),
  constraint payment_attempt_end_reason_known CHECK ((end_reason = ANY (ARRAY['paid'::text, 'cancelled'::text, 'failed'::text, 'given_up'::text, 'expired'::text, 'replaced'::text]))),
  constraint payment_attempt_ended_with_reason CHECK ((num_nulls(ended_at, end_reason) = ANY (ARRAY[0, 2]))),
  constraint payment_attempt_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint payment_attempt_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_attempt_expires_at_idx ON public.payment_attempt USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX payment_attempt_one_live_key ON public.payment_attempt USING btree (order_id) WHERE (ended_at IS NULL);
CREATE INDEX payment_attempt_order_id_idx ON public.payment_attempt USING btree (order_id, created_at);
alter table public.payment_attempt enable row level security;
create policy "who may read an order reads its card payments" on public.payment_attempt as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.teacher_products_order parent
  WHERE (parent.id = payment_attempt.order_id))));
grant select on public.payment_attempt to service_role;
grant select (amount, created_at, end_reason, ended_at, expires_at, id, order_id, sent_at, updated_at) on public.payment_attempt to authenticated;
comment on table public.payment_attempt is 'Card payments that buyers have started. @graphql({"totalCount": {"enabled": true}})';
comment on column public.payment_attempt.amount is 'Rand; what the buyer agreed to pay.';
comment on column public.payment_attempt.contents is 'Coupon and lines with their prices at that moment: what the notification will pay for.';
comment on column public.payment_attempt.end_reason is 'paid; cancelled or failed by the provider''s word, or cancelled with the order; given_up by the buyer; expired; replaced by another payment.';
comment on column public.payment_attempt.expires_at is 'When the shop stops waiting. A payment that is reported later is still judged.';
comment on column public.payment_attempt.sent_at is 'When prepare_card_payment() handed out the form; empty before that.';
CREATE TRIGGER keep_payment_open_until AFTER INSERT OR UPDATE ON public.payment_attempt FOR EACH ROW EXECUTE FUNCTION private.keep_payment_open_until();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.payment_attempt FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.payment_notification (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  received_at timestamp with time zone not null default now(),
  received_count integer not null default 1,
  raw_body text not null,
  headers jsonb not null default '{}'::jsonb,
  source_address text,
  provider_payment_id text,
  payment_status text,
  merchant_id text,
  attempt_reference text,
  order_reference text,
  amount_cents bigint,
  fields jsonb not null,
  judged_at timestamp with time zone,
  verdict text,
  counts boolean not null default false,
  order_id uuid,
  needs_human boolean not null default false,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  resolution_note text not null default ''::text,
  constraint payment_notification_headers_shape CHECK ((jsonb_typeof(headers) = 'object'::text)),
  constraint payment_notification_judged_with_verdict CHECK ((num_nulls(judged_at, verdict) = ANY (ARRAY[0, 2]))),
  constraint payment_notification_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE SET NULL,
  constraint payment_notification_pkey PRIMARY KEY (id),
  constraint payment_notification_received_count_positive CHECK ((received_count > 0)),
  constraint payment_notification_resolution_known CHECK ((resolution = ANY (ARRAY['MERGED'::text, 'RETURNED'::text, 'NOTED'::text]))),
  constraint payment_notification_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint payment_notification_verdict_known CHECK ((verdict = ANY (ARRAY['paid'::text, 'cancelled'::text, 'failed'::text, 'pending'::text, 'unknown_status'::text, 'duplicate'::text, 'signature_invalid'::text, 'not_confirmed'::text, 'other_merchant'::text, 'unknown_payment'::text, 'other_amount'::text, 'already_paid'::text, 'order_cancelled'::text, 'order_changed'::text, 'coupon_refused'::text])))
);
CREATE INDEX payment_notification_needs_human_idx ON public.payment_notification USING btree (received_at) WHERE needs_human;
CREATE INDEX payment_notification_order_id_idx ON public.payment_notification USING btree (order_id);
CREATE UNIQUE INDEX payment_notification_provider_payment_key ON public.payment_notification USING btree (provider_payment_id, payment_status) WHERE counts;
CREATE UNIQUE INDEX payment_notification_raw_body_key ON public.payment_notification USING btree (md5(raw_body));
CREATE INDEX payment_notification_received_at_idx ON public.payment_notification USING btree (received_at DESC);
CREATE INDEX payment_notification_resolution_idx ON public.payment_notification USING btree (resolved_at) WHERE (resolution IS NOT NULL);
CREATE INDEX payment_notification_resolved_by_idx ON public.payment_notification USING btree (resolved_by);
alter table public.payment_notification enable row level security;
create policy "administrators read payment notifications" on public.payment_notification as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant select on public.payment_notification to service_role;
grant select (amount_cents, attempt_reference, counts, created_at, id, judged_at, merchant_id, needs_human, order_id, order_reference, payment_status, provider_payment_id, received_at, received_count, resolution, resolution_note, resolved_at, resolved_by, source_address, updated_at, verdict) on public.payment_notification to authenticated;
comment on table public.payment_notification is 'Everything that was sent to the notify address, by the card provider or by somebody who pretends to be it. @graphql({"totalCount": {"enabled": true}})';
comment on column public.payment_notification.amount_cents is 'The field amount_gross; empty for cancellations, which have no amounts.';
comment on column public.payment_notification.attempt_reference is 'The field m_payment_id: id of the payment_attempt.';
comment on column public.payment_notification.counts is 'Confirmed by the provider, and the first with its payment id and status.';
comment on column public.payment_notification.needs_human is 'Money has come that fits no open order as it is. resolve_payment_notification() clears it.';
comment on column public.payment_notification.order_reference is 'The field custom_str1: id of the order.';
comment on column public.payment_notification.provider_payment_id is 'The field pf_payment_id.';
comment on column public.payment_notification.received_count is 'How often this body was received.';
comment on column public.payment_notification.resolution is 'MERGED: the order was marked as paid with it; RETURNED: the money went back; NOTED: booked by hand.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.payment_notification FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.payment_notification FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title text not null,
  description text not null default ''::text,
  price numeric(12,2),
  discount_percentage numeric(5,2),
  sale_price numeric(12,2),
  e_commerce_product boolean not null default false,
  subscription_product boolean not null default false,
  physical boolean not null default false,
  featured boolean not null default false,
  publish_date timestamp with time zone,
  thumbnails text[] not null default '{}'::text[],
  tags uuid[] not null default '{}'::uuid[],
  category_id uuid,
  questions jsonb not null default '[]'::jsonb,
  sku integer,
  pages integer,
  marks integer,
  language text,
  term integer,
  topic text,
  type text not null default 'Product'::text,
  search_field text collate "C" not null default ''::text,
  listable boolean not null generated always as (((e_commerce_product OR subscription_product) AND (thumbnails <> '{}'::text[]))) stored,
  constraint product_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.product_category(id) ON DELETE RESTRICT,
  constraint product_discount_percentage_range CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint product_language_known CHECK ((language = ANY (ARRAY['en'::text, 'af'::text]))),
  constraint product_marks_positive CHECK ((marks > 0)),
  constraint product_pages_positive CHECK ((pages > 0)),
  constraint product_physical_or_subscription CHECK ((NOT (physical AND subscription_product))),
  constraint product_pkey PRIMARY KEY (id),
  constraint product_price_not_negative CHECK ((price >= (0)::numeric)),
  constraint product_questions_shape CHECK (private.are_product_questions(questions)),
  constraint product_term_range CHECK (((term >= 1) AND (term <= 4))),
  constraint product_title_present CHECK ((NOT private.is_blank(title))),
  constraint product_topic_present CHECK (((topic IS NULL) OR (NOT private.is_blank(topic)))),
  constraint product_type_fixed CHECK ((type = 'Product'::text))
);
CREATE INDEX product_category_id_idx ON public.product USING btree (category_id);
CREATE INDEX product_publish_date_idx ON public.product USING btree (publish_date DESC NULLS LAST, id) INCLUDE (listable, physical, e_commerce_product, subscription_product);
CREATE INDEX product_search_field_idx ON public.product USING gin (search_field extensions.gin_trgm_ops);
CREATE INDEX product_sku_idx ON public.product USING btree (sku);
CREATE INDEX product_tags_idx ON public.product USING gin (tags);
CREATE INDEX product_title_desc_idx ON public.product USING btree (title DESC NULLS LAST, id);
CREATE INDEX product_title_idx ON public.product USING btree (title, id);
CREATE INDEX product_updated_at_idx ON public.product USING btree (updated_at DESC NULLS LAST, id);
alter table public.product enable row level security;
create policy "administrators change resources" on public.product as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create resources" on public.product as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete resources" on public.product as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "signed-in people read published resources, administrators all" on public.product as permissive for select to authenticated
  using ((private.is_published(product.*) OR ( SELECT private.in_group('admin'::text) AS in_group)));
create policy "visitors read published resources" on public.product as permissive for select to anon
  using (private.is_published(product.*));
grant delete, insert, select, update on public.product to service_role;
grant delete, select on public.product to authenticated;
grant select (category_id, created_at, description, discount_percentage, e_commerce_product, featured, id, language, listable, marks, pages, physical, price, publish_date, questions, sale_price, search_field, sku, subscription_product, tags, term, thumbnails, title, topic, type, updated_at) on public.product to anon;
grant insert (category_id, description, discount_percentage, e_commerce_product, featured, language, marks, pages, physical, price, publish_date, questions, sku, subscription_product, tags, term, thumbnails, title, topic) on public.product to authenticated;
grant update (category_id, description, discount_percentage, e_commerce_product, featured, language, marks, pages, physical, price, publish_date, questions, sku, subscription_product, tags, term, thumbnails, title, topic) on public.product to authenticated;
comment on table public.product is 'A resource. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product.description is 'HTML from the editor; sanitised where it is shown.';
comment on column public.product.language is 'The language that learners read: "en" or "af". Empty where the resource needs none.';
comment on column public.product.listable is 'Sold online or by subscription, and has a picture. A column and not an expression, because behind row-level security the planner may not use the statistics of an expression and then misjudges every list.';
comment on column public.product.marks is 'Total marks of what learners answer; empty without marks.';
comment on column public.product.pages is 'A4 pages; empty where that says nothing, as for cards.';
comment on column public.product.price is 'Rand, VAT included. Empty means free.';
comment on column public.product.publish_date is 'Empty: not published. In the future: scheduled.';
comment on column public.product.sale_price is 'What the resource costs now: private.discounted_price(price, discount_percentage). Kept by a trigger and not generated, because logical replication leaves generated columns out and open pages would not be told the new price.';
comment on column public.product.search_field is 'The text that searches look into, in lower case; kept by a trigger. Collated "C", which makes ilike three times as fast; like with lower-case words is faster still.';
comment on column public.product.tags is 'Ids of product_tag.';
comment on column public.product.term is 'The school term that it is planned for; empty for any.';
comment on column public.product.thumbnails is 'Keys in the storage bucket "images", the cover first.';
comment on column public.product.topic is 'The CAPS topic, in the language of the resource.';
CREATE TRIGGER clear_carts_of_deleted_product BEFORE DELETE ON public.product FOR EACH ROW EXECUTE FUNCTION private.clear_carts_of_deleted();
CREATE TRIGGER fill_product BEFORE INSERT OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION private.fill_product();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shelve_product AFTER INSERT OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION private.shelve_product();
CREATE TRIGGER spread_product_to_bundles AFTER UPDATE ON public.product FOR EACH ROW WHEN (((((old.title IS DISTINCT FROM new.title) OR (old.physical IS DISTINCT FROM new.physical)) OR (old.language IS DISTINCT FROM new.language)) OR (old.thumbnails IS DISTINCT FROM new.thumbnails))) EXECUTE FUNCTION private.spread_product_to_bundles();

create table public.product_bundle (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  title text not null,
  description text not null default ''::text,
  price numeric(12,2),
  discount_percentage numeric(5,2),
  sale_price numeric(12,2),
  physical boolean not null default false,
  mixed boolean not null default false,
  language text,
  featured boolean not null default false,
  publish_date timestamp with time zone,
  thumbnails text[] not null default '{}'::text[],
  tags uuid[] not null default '{}'::uuid[],
  category_id uuid,
  member_count integer not null default 0,
  member_covers text[] not null default '{}'::text[],
  search_field text collate "C" not null default ''::text,
  constraint product_bundle_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.product_category(id) ON DELETE RESTRICT,
  constraint product_bundle_discount_percentage_range CHECK (((discount_percentage >= (0)::numeric) AND (discount_percentage <= (100)::numeric))),
  constraint product_bundle_pkey PRIMARY KEY (id),
  constraint product_bundle_price_not_negative CHECK ((price >= (0)::numeric)),
  constraint product_bundle_title_present CHECK ((NOT private.is_blank(title)))
);
CREATE INDEX product_bundle_category_id_idx ON public.product_bundle USING btree (category_id);
CREATE INDEX product_bundle_publish_date_idx ON public.product_bundle USING btree (publish_date);
CREATE INDEX product_bundle_tags_idx ON public.product_bundle USING gin (tags);
CREATE INDEX product_bundle_title_desc_idx ON public.product_bundle USING btree (title DESC NULLS LAST, id);
CREATE INDEX product_bundle_title_idx ON public.product_bundle USING btree (title, id);
alter table public.product_bundle enable row level security;
create policy "administrators change bundles" on public.product_bundle as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create bundles" on public.product_bundle as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete bundles" on public.product_bundle as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "signed-in people read published bundles, administrators all" on public.product_bundle as permissive for select to authenticated
  using (((publish_date <= now()) OR ( SELECT private.in_group('admin'::text) AS in_group)));
create policy "visitors read published bundles" on public.product_bundle as permissive for select to anon
  using ((publish_date <= now()));
grant delete, insert, select, update on public.product_bundle to service_role;
grant delete, select on public.product_bundle to authenticated;
grant select on public.product_bundle to anon;
grant insert (category_id, description, discount_percentage, featured, price, publish_date, tags, thumbnails, title) on public.product_bundle to authenticated;
grant update (category_id, description, discount_percentage, featured, price, publish_date, tags, thumbnails, title) on public.product_bundle to authenticated;
comment on table public.product_bundle is 'Several resources for one price. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_bundle.language is 'The language of all its members, empty when they differ or one has none. Kept by triggers.';
comment on column public.product_bundle.member_count is 'How many resources it holds; kept by triggers. A bundle without members is shown but not sold.';
comment on column public.product_bundle.member_covers is 'The covers of the first three members that have one. Kept by triggers.';
comment on column public.product_bundle.mixed is 'Whether some members are posted and others downloaded. Kept by triggers.';
comment on column public.product_bundle.physical is 'Whether a member is physical, so that something has to be posted. Kept by triggers.';
comment on column public.product_bundle.price is 'Rand, VAT included, for all members together. Empty means free.';
comment on column public.product_bundle.publish_date is 'Empty: not published. In the future: scheduled.';
comment on column public.product_bundle.sale_price is 'What the bundle costs now; kept by a trigger, like product.sale_price.';
comment on column public.product_bundle.search_field is 'The text that searches look into, in lower case and with the titles of the members; kept by a trigger.';
comment on column public.product_bundle.tags is 'Ids of product_tag.';
comment on column public.product_bundle.thumbnails is 'Keys in the storage bucket "images", the cover first.';
CREATE TRIGGER clear_carts_of_deleted_bundle BEFORE DELETE ON public.product_bundle FOR EACH ROW EXECUTE FUNCTION private.clear_carts_of_deleted();
CREATE TRIGGER fill_product_bundle BEFORE INSERT OR UPDATE ON public.product_bundle FOR EACH ROW EXECUTE FUNCTION private.fill_product_bundle();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product_bundle FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_bundle FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER shelve_bundle AFTER INSERT OR UPDATE ON public.product_bundle FOR EACH ROW EXECUTE FUNCTION private.shelve_bundle();

create table public.product_bundle_product (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  product_bundle_id uuid not null,
  product_id uuid not null,
  "position" integer not null default 0,
  title text not null,
  constraint product_bundle_product_bundle_product_key UNIQUE (product_bundle_id, product_id),
  constraint product_bundle_product_pkey PRIMARY KEY (id),
  constraint product_bundle_product_position_not_negative CHECK (("position" >= 0)),
  constraint product_bundle_product_product_bundle_id_fkey FOREIGN KEY (product_bundle_id) REFERENCES public.product_bundle(id) ON DELETE CASCADE,
  constraint product_bundle_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE
);
CREATE INDEX product_bundle_product_product_id_idx ON public.product_bundle_product USING btree (product_id);
alter table public.product_bundle_product enable row level security;
create policy "administrators add members to bundles" on public.product_bundle_product as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators move members of bundles" on public.product_bundle_product as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators remove members from bundles" on public.product_bundle_product as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "signed-in people read the members of bundles they may read" on public.product_bundle_product as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.product_bundle bundle
  WHERE (bundle.id = product_bundle_product.product_bundle_id))));
create policy "visitors read the members of bundles they may read" on public.product_bundle_product as permissive for select to anon
  using ((EXISTS ( SELECT
   FROM public.product_bundle bundle
  WHERE (bundle.id = product_bundle_product.product_bundle_id))));
grant delete on public.product_bundle_product to authenticated;
grant delete, insert, select, update on public.product_bundle_product to service_role;
grant select (created_at, id, position, product_bundle_id, product_id, title, updated_at) on public.product_bundle_product to anon;
grant insert (position, product_bundle_id, product_id) on public.product_bundle_product to authenticated;
grant select (created_at, id, position, product_bundle_id, product_id, title, updated_at) on public.product_bundle_product to authenticated;
grant update (position) on public.product_bundle_product to authenticated;
comment on table public.product_bundle_product is 'The members of a bundle, by position. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_bundle_product.title is 'The title of the resource, kept by triggers. A copy, because visitors may not read a member that is not for sale by itself.';
comment on constraint product_bundle_product_product_bundle_id_fkey on public.product_bundle_product is '@graphql({"foreign_name": "productBundle", "local_name": "products"})';
comment on constraint product_bundle_product_product_id_fkey on public.product_bundle_product is '@graphql({"foreign_name": "product", "local_name": "productBundles"})';
CREATE TRIGGER fill_bundle_member BEFORE INSERT OR UPDATE ON public.product_bundle_product FOR EACH ROW EXECUTE FUNCTION private.fill_bundle_member();
CREATE TRIGGER follow_added_members AFTER INSERT ON public.product_bundle_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.follow_bundle_members();
CREATE TRIGGER follow_changed_members AFTER UPDATE ON public.product_bundle_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.follow_bundle_members();
CREATE TRIGGER follow_removed_members AFTER DELETE ON public.product_bundle_product REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.follow_bundle_members();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product_bundle_product FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_bundle_product FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product_category (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  slug text not null generated always as (private.slug(name)) stored,
  parent_id uuid,
  grade text,
  constraint product_category_grade_known CHECK ((grade = ANY (private.grades()))),
  constraint product_category_name_present CHECK ((NOT private.is_blank(name))),
  constraint product_category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.product_category(id) ON DELETE RESTRICT,
  constraint product_category_parent_slug_key UNIQUE NULLS NOT DISTINCT (parent_id, slug),
  constraint product_category_pkey PRIMARY KEY (id)
);
alter table public.product_category enable row level security;
create policy "administrators change categories" on public.product_category as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create categories" on public.product_category as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete categories" on public.product_category as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "signed-in people read categories" on public.product_category as permissive for select to authenticated
  using (true);
create policy "visitors read categories" on public.product_category as permissive for select to anon
  using (true);
grant delete on public.product_category to authenticated;
grant delete, insert, select, update on public.product_category to service_role;
grant select (created_at, grade, id, name, parent_id, slug, updated_at) on public.product_category to anon;
grant insert (grade, name, parent_id) on public.product_category to authenticated;
grant select (created_at, grade, id, name, parent_id, slug, updated_at) on public.product_category to authenticated;
grant update (grade, name, parent_id) on public.product_category to authenticated;
comment on table public.product_category is 'Tree of categories, loaded whole by the shop. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.product_category.grade is 'R or 1 to 12; empty where the category spans grades.';
comment on column public.product_category.slug is 'Made from the name; read-only.';
comment on constraint product_category_parent_id_fkey on public.product_category is '@graphql({"foreign_name": "parent", "local_name": "children"})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER refuse_category_cycle BEFORE INSERT OR UPDATE OF parent_id ON public.product_category FOR EACH ROW EXECUTE FUNCTION private.refuse_category_cycle();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_category FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product_content (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  product_id uuid not null,
  file_keys text[] not null default '{}'::text[],
  urls text[] not null default '{}'::text[],
  constraint product_content_pkey PRIMARY KEY (id),
  constraint product_content_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE,
  constraint product_content_product_id_key UNIQUE (product_id)
);
alter table public.product_content enable row level security;
create policy "administrators change content" on public.product_content as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create content" on public.product_content as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete content" on public.product_content as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators read content" on public.product_content as permissive for select to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
grant delete on public.product_content to authenticated;
grant delete, insert, select, update on public.product_content to service_role;
grant insert (file_keys, product_id, urls) on public.product_content to authenticated;
grant select (created_at, file_keys, id, product_id, updated_at, urls) on public.product_content to authenticated;
grant update (file_keys, urls) on public.product_content to authenticated;
comment on table public.product_content is 'One row for each resource that has files or links.';
comment on column public.product_content.file_keys is 'Keys in the storage bucket "content".';
comment on column public.product_content.urls is 'Video ids (11 characters: YouTube; digits only: Vimeo) or plain links.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product_content FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_content FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product_download (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid,
  teacher_profile_id uuid,
  product_id uuid,
  file_key text not null,
  constraint product_download_file_key_present CHECK ((NOT private.is_blank(file_key))),
  constraint product_download_pkey PRIMARY KEY (id),
  constraint product_download_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE SET NULL,
  constraint product_download_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE SET NULL,
  constraint product_download_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
CREATE INDEX product_download_product_id_idx ON public.product_download USING btree (product_id);
CREATE INDEX product_download_teacher_profile_id_idx ON public.product_download USING btree (teacher_profile_id);
CREATE INDEX product_download_user_idx ON public.product_download USING btree (user_id, created_at DESC, id);
alter table public.product_download enable row level security;
create policy "people read their downloads, administrators all" on public.product_download as permissive for select to authenticated
  using (((user_id = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant select on public.product_download to service_role;
grant select (created_at, file_key, id, product_id, teacher_profile_id, updated_at, user_id) on public.product_download to authenticated;
comment on table public.product_download is 'Who fetched which file and when. It is evidence in a dispute, so the rows outlive user and resource. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_download.created_at is 'When the link was handed out.';
comment on column public.product_download.teacher_profile_id is 'Whose orders it is evidence of. It stays with a profile that stays because something was bought, after its user is gone. Empty for administrators who have no profile.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_download FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product_subscription (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  product_id uuid not null,
  time_stamp timestamp with time zone not null default now(),
  grade text,
  constraint product_subscription_grade_known CHECK ((grade = ANY (private.grades()))),
  constraint product_subscription_pkey PRIMARY KEY (id),
  constraint product_subscription_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE,
  constraint product_subscription_teacher_product_key UNIQUE (teacher_profile_id, product_id),
  constraint product_subscription_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX product_subscription_month_idx ON public.product_subscription USING btree (teacher_profile_id, time_stamp DESC, id);
CREATE INDEX product_subscription_product_id_idx ON public.product_subscription USING btree (product_id);
alter table public.product_subscription enable row level security;
create policy "owners read their additions, administrators all" on public.product_subscription as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
grant insert, select on public.product_subscription to service_role;
grant select (created_at, grade, id, product_id, teacher_profile_id, time_stamp, updated_at) on public.product_subscription to authenticated;
comment on table public.product_subscription is 'What a teacher added to the library. @graphql({"totalCount": {"enabled": true}})';
comment on column public.product_subscription.grade is 'The grade of the category at that time, which the monthly limit counts. Empty where there is none.';
comment on constraint product_subscription_product_id_fkey on public.product_subscription is '@graphql({"foreign_name": "product", "local_name": "productSubscriptions"})';
comment on constraint product_subscription_teacher_profile_id_fkey on public.product_subscription is '@graphql({"foreign_name": "teacherProfile", "local_name": "productSubscriptions"})';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_subscription FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.product_tag (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  constraint product_tag_name_present CHECK ((NOT private.is_blank(name))),
  constraint product_tag_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX product_tag_name_key ON public.product_tag USING btree (lower(name));
alter table public.product_tag enable row level security;
create policy "administrators change tags" on public.product_tag as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create tags" on public.product_tag as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete tags" on public.product_tag as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "signed-in people read tags" on public.product_tag as permissive for select to authenticated
  using (true);
create policy "visitors read tags" on public.product_tag as permissive for select to anon
  using (true);
grant delete on public.product_tag to authenticated;
grant delete, insert, select, update on public.product_tag to service_role;
grant select (created_at, id, name, updated_at) on public.product_tag to anon;
grant insert (name) on public.product_tag to authenticated;
grant select (created_at, id, name, updated_at) on public.product_tag to authenticated;
grant update (name) on public.product_tag to authenticated;
comment on table public.product_tag is 'Words to filter by, loaded whole by the shop. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.product_tag FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.product_tag FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER spread_tag_removal AFTER DELETE ON public.product_tag FOR EACH ROW EXECUTE FUNCTION private.spread_tag_change();
CREATE TRIGGER spread_tag_rename AFTER UPDATE OF name ON public.product_tag FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.spread_tag_change();

create table public.quotation (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  number integer not null,
  issued_at timestamp with time zone not null default now(),
  valid_until date not null,
  sent_to text,
  language text not null,
  form text not null,
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  coupon_amount numeric(12,2) not null,
  shipping_fee numeric(12,2) not null,
  total numeric(12,2) not null,
  vat numeric(12,2) not null,
  replaced_at timestamp with time zone,
  accepted_at timestamp with time zone,
  accepted_by text,
  purchase_order_number text,
  constraint quotation_acceptance_whole CHECK ((num_nulls(accepted_at, accepted_by) = ANY (ARRAY[0, 2]))),
  constraint quotation_accepted_by_length CHECK (((accepted_by IS NULL) OR ((NOT private.is_blank(accepted_by)) AND (length(accepted_by) <= 200)))),
  constraint quotation_form_known CHECK ((form = ANY (ARRAY['plain'::text, 'abridged'::text, 'full'::text]))),
  constraint quotation_language_known CHECK ((language = ANY (ARRAY['en'::text, 'af'::text]))),
  constraint quotation_number_key UNIQUE (number),
  constraint quotation_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.teacher_products_order(id) ON DELETE CASCADE,
  constraint quotation_pkey PRIMARY KEY (id),
  constraint quotation_purchase_order_number_length CHECK (((purchase_order_number IS NULL) OR ((NOT private.is_blank(purchase_order_number)) AND (length(purchase_order_number) <= 40)))),
  constraint quotation_sent_to_length CHECK (((length(sent_to) >= 3) AND (length(sent_to) <= 254))),
  constraint quotation_total_positive CHECK ((total > (0)::numeric)),
  constraint quotation_vat_range CHECK (((vat >= (0)::numeric) AND (vat <= total)))
);
CREATE INDEX quotation_open_idx ON public.quotation USING btree (valid_until) WHERE ((replaced_at IS NULL) AND (accepted_at IS NULL));
CREATE INDEX quotation_order_id_idx ON public.quotation USING btree (order_id, issued_at DESC);
alter table public.quotation enable row level security;
create policy "owners read the quotations of their orders, administrators all" on public.quotation as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR (order_id IN ( SELECT parent.id
   FROM public.teacher_products_order parent
  WHERE (parent.teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id))))));
grant select on public.quotation to service_role;
grant select (accepted_at, accepted_by, buyer, coupon_amount, created_at, form, id, issued_at, language, lines, number, order_id, purchase_order_number, replaced_at, seller, sent_to, shipping_fee, total, updated_at, valid_until, vat) on public.quotation to authenticated;
comment on table public.quotation is 'Quotes as they were offered; all amounts are copies. @graphql({"totalCount": {"enabled": true}})';
comment on column public.quotation.accepted_by is 'The name that was typed by whoever accepted.';
comment on column public.quotation.language is 'Of the paper and the page: that of the customer.';
comment on column public.quotation.number is 'Counted by private.document_series.';
comment on column public.quotation.purchase_order_number is 'The number of the school''s own order, for the invoice.';
comment on column public.quotation.replaced_at is 'A newer quotation of the same quote was sent.';
comment on column public.quotation.sent_to is 'Who pays for the customer, a bursar for example, and gets the mails too; empty for nobody else.';
comment on column public.quotation.valid_until is 'The last day, in South African time.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.quotation FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.quotation FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.refund (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_id uuid not null,
  teacher_profile_id uuid not null,
  invoice_id uuid not null,
  refund_method text not null,
  provider_reference text,
  paid_out_on date,
  bank_reference text,
  note text,
  noted_by uuid,
  constraint refund_bank_reference_length CHECK (((char_length(bank_reference) >= 1) AND (char_length(bank_reference) <= 100))),
  constraint refund_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoice(id) ON DELETE RESTRICT,
  constraint refund_invoice_id_key UNIQUE (invoice_id),
  constraint refund_note_length CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint refund_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_paid_out_whole CHECK ((num_nulls(paid_out_on, bank_reference) = ANY (ARRAY[0, 2]))),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_provider_reference_length CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 100))),
  constraint refund_provider_reference_of_card CHECK (((refund_method = 'PayFast'::text) = (provider_reference IS NOT NULL))),
  constraint refund_refund_method_known CHECK ((refund_method = ANY (ARRAY['EFT'::text, 'PayFast'::text]))),
  constraint refund_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE RESTRICT
);
CREATE INDEX refund_noted_by_idx ON public.refund USING btree (noted_by);
CREATE INDEX refund_open_idx ON public.refund USING btree (created_at) WHERE (paid_out_on IS NULL);
CREATE INDEX refund_order_id_idx ON public.refund USING btree (order_id);
CREATE INDEX refund_teacher_profile_id_idx ON public.refund USING btree (teacher_profile_id);
alter table public.refund enable row level security;
create policy "owners read their refunds, administrators all" on public.refund as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant select on public.refund to service_role;
grant select (bank_reference, created_at, id, invoice_id, order_id, paid_out_on, provider_reference, refund_method, teacher_profile_id, updated_at) on public.refund to authenticated;
comment on table public.refund is 'Money that goes back to a buyer, with the credit note that says how much and for what. @graphql({"totalCount": {"enabled": true}})';
comment on column public.refund.bank_reference is 'By which the payment is found on the statement of the bank or of the card provider.';
comment on column public.refund.invoice_id is 'The credit note.';
comment on column public.refund.order_id is 'No foreign key: as on the invoice.';
comment on column public.refund.paid_out_on is 'The day on which the money left; null while the refund is only noted.';
comment on column public.refund.refund_method is 'EFT: into the bank account of the buyer. PayFast: to the card, at the provider.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.reporting_teacher (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid,
  owner text not null,
  username text not null,
  title text,
  name text,
  surname text,
  language text,
  province text,
  email text,
  phone text,
  registration_date timestamp with time zone not null,
  roles text[] not null default '{}'::text[],
  role_list text not null generated always as (private.role_list(roles)) stored,
  product_count integer not null default 0,
  teacher_profile_school_id uuid,
  school_name text,
  search_field text collate "C" not null default ''::text,
  constraint reporting_teacher_pkey PRIMARY KEY (id),
  constraint reporting_teacher_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE SET NULL,
  constraint reporting_teacher_teacher_profile_id_key UNIQUE (teacher_profile_id),
  constraint reporting_teacher_teacher_profile_school_id_fkey FOREIGN KEY (teacher_profile_school_id) REFERENCES public.school(id) ON DELETE SET NULL
);
CREATE INDEX reporting_teacher_name_idx ON public.reporting_teacher USING btree (name, surname, email, title, id);
CREATE INDEX reporting_teacher_registration_date_idx ON public.reporting_teacher USING btree (registration_date DESC NULLS LAST, id) INCLUDE (roles);
CREATE INDEX reporting_teacher_school_id_idx ON public.reporting_teacher USING btree (teacher_profile_school_id);
CREATE INDEX reporting_teacher_search_field_idx ON public.reporting_teacher USING gin (search_field extensions.gin_trgm_ops);
alter table public.reporting_teacher enable row level security;
create policy "administrators and superadmins read customers" on public.reporting_teacher as permissive for select to authenticated
  using (((registration_date > ( SELECT private.customers_seen_since() AS customers_seen_since)) AND (roles && ARRAY['teacher'::text, 'admin'::text])));
grant select on public.reporting_teacher to service_role;
grant select (created_at, email, id, language, name, owner, phone, product_count, province, registration_date, role_list, roles, school_name, search_field, surname, teacher_profile_id, teacher_profile_school_id, title, updated_at, username) on public.reporting_teacher to authenticated;
comment on table public.reporting_teacher is 'Customers and administrators, kept by triggers on users, profiles, groups, orders and schools. Searched with searchReportingTeachers. @graphql({"totalCount": {"enabled": true}})';
comment on column public.reporting_teacher.id is 'The id of the user, or of the profile when it has no user yet.';
comment on column public.reporting_teacher.product_count is 'How many lines the paid orders have.';
comment on column public.reporting_teacher.role_list is 'The roles as one text, for sorting.';
comment on column public.reporting_teacher.username is 'The part of owner after the double colon.';
comment on constraint reporting_teacher_teacher_profile_id_fkey on public.reporting_teacher is '@graphql({"foreign_name": "teacherProfile", "local_name": "reportingTeacher"})';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.reporting_teacher FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.school (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  town text,
  provinces text[] not null,
  is_generic boolean not null default false,
  school_img_key text,
  emis_number text,
  search_field text not null generated always as (private.search_text(((((name || ' '::text) || COALESCE(town, ''::text)) || ' '::text) || COALESCE(emis_number, ''::text)))) stored,
  constraint school_emis_number_key UNIQUE (emis_number),
  constraint school_emis_number_shape CHECK ((emis_number ~ '^[0-9]{6,12}$'::text)),
  constraint school_img_key_length CHECK (((length(school_img_key) >= 1) AND (length(school_img_key) <= 500))),
  constraint school_name_length CHECK ((length(name) <= 200)),
  constraint school_name_present CHECK ((NOT private.is_blank(name))),
  constraint school_pkey PRIMARY KEY (id),
  constraint school_provinces_known CHECK (((cardinality(provinces) > 0) AND (provinces <@ private.provinces()))),
  constraint school_town_length CHECK (((length(town) >= 1) AND (length(town) <= 100)))
);
{"name":"Eastern Cape (any school)","town":null,"provinces":["Eastern Cape"],"is_generic":true,"emis_number":null,"search_field":"eastern cape (any school)  ","school_img_key":null} (1 times)
{"name":"Free State (any school)","town":null,"provinces":["Free State"],"is_generic":true,"emis_number":null,"search_field":"free state (any school)  ","school_img_key":null} (1 times)
{"name":"Gauteng (any school)","town":null,"provinces":["Gauteng"],"is_generic":true,"emis_number":null,"search_field":"gauteng (any school)  ","school_img_key":null} (1 times)
{"name":"KwaZulu-Natal (any school)","town":null,"provinces":["KwaZulu-Natal"],"is_generic":true,"emis_number":null,"search_field":"kwazulu-natal (any school)  ","school_img_key":null} (1 times)
{"name":"Limpopo (any school)","town":null,"provinces":["Limpopo"],"is_generic":true,"emis_number":null,"search_field":"limpopo (any school)  ","school_img_key":null} (1 times)
{"name":"Mpumalanga (any school)","town":null,"provinces":["Mpumalanga"],"is_generic":true,"emis_number":null,"search_field":"mpumalanga (any school)  ","school_img_key":null} (1 times)
{"name":"North West (any school)","town":null,"provinces":["North West"],"is_generic":true,"emis_number":null,"search_field":"north west (any school)  ","school_img_key":null} (1 times)
{"name":"Northern Cape (any school)","town":null,"provinces":["Northern Cape"],"is_generic":true,"emis_number":null,"search_field":"northern cape (any school)  ","school_img_key":null} (1 times)
{"name":"Western Cape (any school)","town":null,"provinces":["Western Cape"],"is_generic":true,"emis_number":null,"search_field":"western cape (any school)  ","school_img_key":null} (1 times)
CREATE INDEX school_is_generic_idx ON public.school USING btree (is_generic) WHERE is_generic;
CREATE INDEX school_is_generic_name_idx ON public.school USING btree (is_generic DESC, name, id);
CREATE INDEX school_name_desc_idx ON public.school USING btree (name DESC NULLS LAST, id);
CREATE INDEX school_name_idx ON public.school USING btree (name, id);
CREATE UNIQUE INDEX school_name_town_provinces_key ON public.school USING btree (lower(name), lower(COALESCE(town, ''::text)), provinces);
CREATE INDEX school_search_field_idx ON public.school USING gin (search_field extensions.gin_trgm_ops);
alter table public.school enable row level security;
create policy "administrators change schools" on public.school as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create schools" on public.school as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete schools" on public.school as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers and administrators read schools" on public.school as permissive for select to authenticated
  using ((( SELECT private.in_group('teacher'::text) AS in_group) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant delete on public.school to authenticated;
grant delete, insert, select, update on public.school to service_role;
grant insert (is_generic, name, provinces, school_img_key, town) on public.school to authenticated;
grant select (created_at, emis_number, id, is_generic, name, provinces, school_img_key, search_field, town, updated_at) on public.school to authenticated;
grant update (is_generic, name, provinces, school_img_key, town) on public.school to authenticated;
comment on table public.school is 'Schools of the country. Searched with searchSchools, not by a filter. @graphql({"totalCount": {"enabled": true}})';
comment on column public.school.emis_number is 'Number in the Department''s list; empty for schools that administrators added.';
comment on column public.school.is_generic is 'Stands for all schools of its provinces: templates linked to it are available to every teacher there.';
comment on column public.school.school_img_key is 'Storage key of the logo in the bucket images.';
comment on column public.school.search_field is 'Name, town and number, lower case and without accents; read-only.';
comment on column public.school.town is 'Tells schools of the same name apart.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.school FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER report_school AFTER UPDATE OF name ON public.school FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.report_school();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.school FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER spread_template_names AFTER UPDATE OF name ON public.school FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.spread_template_names('school_id');
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.school FOR EACH ROW EXECUTE FUNCTION private.trim_texts('name', 'town');

create table public.school_request (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  school_id uuid not null,
  request_status text not null default 'REQUESTED'::text,
  requested_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  teacher_name text not null,
  email text,
  constraint school_request_decided CHECK (((request_status = 'REQUESTED'::text) = (decided_at IS NULL))),
  constraint school_request_pkey PRIMARY KEY (id),
  constraint school_request_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id) ON DELETE CASCADE,
  constraint school_request_status_known CHECK ((request_status = ANY (ARRAY['REQUESTED'::text, 'CONFIRMED'::text, 'DECLINED'::text]))),
  constraint school_request_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint school_request_teacher_profile_id_key UNIQUE (teacher_profile_id)
);
CREATE INDEX school_request_requested_at_idx ON public.school_request USING btree (requested_at, id);
CREATE INDEX school_request_school_id_idx ON public.school_request USING btree (school_id);
alter table public.school_request enable row level security;
create policy "teachers read their request, administrators all" on public.school_request as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant select on public.school_request to service_role;
grant select (created_at, decided_at, email, id, request_status, requested_at, school_id, teacher_name, teacher_profile_id, updated_at) on public.school_request to authenticated;
comment on table public.school_request is 'Which school teachers say is theirs, one request each. Searched with searchSchoolRequests. @graphql({"totalCount": {"enabled": true}})';
comment on column public.school_request.teacher_name is 'Title, name and surname when the school was asked for: administrators may not read profiles.';
comment on constraint school_request_school_id_fkey on public.school_request is '@graphql({"foreign_name": "school", "local_name": "schoolRequests"})';
comment on constraint school_request_teacher_profile_id_fkey on public.school_request is '@graphql({"foreign_name": "teacherProfile", "local_name": "schoolRequest"})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.school_request FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.school_request FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.seat (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  order_line_id uuid not null,
  email text not null,
  teacher_profile_id uuid,
  taken_at timestamp with time zone,
  constraint seat_email_length CHECK ((length(email) <= 254)),
  constraint seat_email_shape CHECK (((email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text) AND (email = lower(email)))),
  constraint seat_order_line_email_key UNIQUE (order_line_id, email),
  constraint seat_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES public.order_line(id) ON DELETE CASCADE,
  constraint seat_order_line_teacher_profile_key UNIQUE (order_line_id, teacher_profile_id),
  constraint seat_pkey PRIMARY KEY (id),
  constraint seat_taken_whole CHECK ((num_nulls(teacher_profile_id, taken_at) = ANY (ARRAY[0, 2]))),
  constraint seat_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
CREATE INDEX seat_teacher_profile_id_idx ON public.seat USING btree (teacher_profile_id);
alter table public.seat enable row level security;
create policy "buyers and holders read their seats, administrators all" on public.seat as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group) OR (EXISTS ( SELECT
   FROM public.order_line line
  WHERE (line.id = seat.order_line_id)))));
grant select on public.seat to service_role;
grant select (created_at, email, id, order_line_id, taken_at, teacher_profile_id, updated_at) on public.seat to authenticated;
comment on table public.seat is 'Seats of a resource that a buyer gave to colleagues. @graphql({"totalCount": {"enabled": true}})';
comment on column public.seat.email is 'Whom the buyer invited, in small letters. Whoever has the link may take the seat, with any address.';
comment on column public.seat.teacher_profile_id is 'Who has taken it; empty until then.';
CREATE TRIGGER check_seat BEFORE INSERT OR UPDATE OF teacher_profile_id ON public.seat FOR EACH ROW EXECUTE FUNCTION private.check_seat();
CREATE TRIGGER forget_seat_mail AFTER DELETE ON public.seat FOR EACH ROW EXECUTE FUNCTION private.forget_seat_mail();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.seat FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.seat FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.secret (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  type text not null,
  value jsonb not null,
  constraint secret_pkey PRIMARY KEY (id),
  constraint secret_type_key UNIQUE (type)
);
alter table public.secret enable row level security;
create policy "superadmins and administrators read secrets" on public.secret as permissive for select to authenticated
  using ((( SELECT private.in_group('superadmin'::text) AS in_group) OR ( SELECT private.in_group('admin'::text) AS in_group)));
create policy "superadmins change secrets" on public.secret as permissive for update to authenticated
  using (( SELECT private.in_group('superadmin'::text) AS in_group))
  with check (( SELECT private.in_group('superadmin'::text) AS in_group));
create policy "superadmins create secrets" on public.secret as permissive for insert to authenticated
  with check (( SELECT private.in_group('superadmin'::text) AS in_group));
create policy "superadmins delete secrets" on public.secret as permissive for delete to authenticated
  using (( SELECT private.in_group('superadmin'::text) AS in_group));
grant delete on public.secret to authenticated;
grant insert (type, value) on public.secret to authenticated;
grant select (created_at, id, type, updated_at, value) on public.secret to authenticated;
grant update (type, value) on public.secret to authenticated;
comment on table public.secret is 'Never in a Realtime publication. The audit does not record the values.';
comment on column public.secret.type is 'What it is for, such as IAM. Unique.';
comment on column public.secret.value is 'A JSON object of texts, such as two access credentials.';
CREATE TRIGGER check_secret BEFORE INSERT OR UPDATE ON public.secret FOR EACH ROW EXECUTE FUNCTION private.check_secret();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.secret FOR EACH ROW EXECUTE FUNCTION private.record_admin_write('value');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.secret FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.shop_item (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  product_id uuid,
  product_bundle_id uuid,
  title text not null,
  price numeric(12,2),
  discount_percentage numeric(5,2),
  sale_price numeric(12,2),
  physical boolean not null,
  featured boolean not null,
  e_commerce_product boolean not null,
  subscription_product boolean not null,
  publish_date timestamp with time zone not null,
  thumbnails text[] not null,
  tags uuid[] not null,
  category_id uuid,
  mixed boolean not null default false,
  member_covers text[] not null default '{}'::text[],
  language text,
  term integer,
  kind text not null,
  cost numeric(12,2) not null,
  in_english boolean not null,
  in_afrikaans boolean not null,
  search_field text collate "C" not null,
  constraint shop_item_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.product_category(id) ON DELETE RESTRICT,
  constraint shop_item_pkey PRIMARY KEY (id),
  constraint shop_item_product_bundle_id_fkey FOREIGN KEY (product_bundle_id) REFERENCES public.product_bundle(id) ON DELETE CASCADE,
  constraint shop_item_product_bundle_id_key UNIQUE (product_bundle_id),
  constraint shop_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE,
  constraint shop_item_product_id_key UNIQUE (product_id),
  constraint shop_item_product_or_bundle CHECK ((num_nonnulls(product_id, product_bundle_id) = 1))
);
CREATE INDEX shop_item_afrikaans_listing_idx ON public.shop_item USING btree (featured DESC NULLS LAST, in_afrikaans DESC NULLS LAST, publish_date DESC NULLS LAST, title, id);
CREATE INDEX shop_item_category_afrikaans_idx ON public.shop_item USING btree (category_id, featured DESC NULLS LAST, in_afrikaans DESC NULLS LAST, publish_date DESC NULLS LAST, title, id);
CREATE INDEX shop_item_category_english_idx ON public.shop_item USING btree (category_id, featured DESC NULLS LAST, in_english DESC NULLS LAST, publish_date DESC NULLS LAST, title, id);
CREATE INDEX shop_item_category_tags_idx ON public.shop_item USING gin (category_id, tags);
CREATE INDEX shop_item_cheapest_idx ON public.shop_item USING btree (cost, id);
CREATE INDEX shop_item_dearest_idx ON public.shop_item USING btree (cost DESC NULLS LAST, id);
CREATE INDEX shop_item_english_listing_idx ON public.shop_item USING btree (featured DESC NULLS LAST, in_english DESC NULLS LAST, publish_date DESC NULLS LAST, title, id);
CREATE INDEX shop_item_newest_idx ON public.shop_item USING btree (publish_date DESC NULLS LAST, id);
CREATE INDEX shop_item_search_field_idx ON public.shop_item USING gin (search_field extensions.gin_trgm_ops);
CREATE INDEX shop_item_tags_idx ON public.shop_item USING gin (tags);
alter table public.shop_item enable row level security;
create policy "signed-in people see the shelf" on public.shop_item as permissive for select to authenticated
  using ((publish_date <= now()));
create policy "visitors see the shelf" on public.shop_item as permissive for select to anon
  using ((publish_date <= now()));
grant select on public.shop_item to service_role;
grant select (category_id, cost, created_at, discount_percentage, e_commerce_product, featured, id, in_afrikaans, in_english, kind, language, member_covers, mixed, physical, price, product_bundle_id, product_id, publish_date, sale_price, subscription_product, tags, term, thumbnails, title, updated_at) on public.shop_item to anon;
grant select (category_id, cost, created_at, discount_percentage, e_commerce_product, featured, id, in_afrikaans, in_english, kind, language, member_covers, mixed, physical, price, product_bundle_id, product_id, publish_date, sale_price, subscription_product, tags, term, thumbnails, title, updated_at) on public.shop_item to authenticated;
comment on table public.shop_item is 'What the shop lists: every resource or bundle with a picture and a publish date, kept by triggers on both tables. Shown once the publish date has passed. @graphql({"totalCount": {"enabled": true}})';
comment on column public.shop_item.cost is 'What it costs now, 0.00 where it is free: to filter and sort by.';
comment on column public.shop_item.id is 'The id of the resource or bundle.';
comment on column public.shop_item.in_afrikaans is 'Whether it comes first for readers of Afrikaans: in Afrikaans, or in no language.';
comment on column public.shop_item.in_english is 'Whether it comes first for readers of English: in English, or in no language.';
comment on column public.shop_item.kind is '"download", "posted" or "bundle".';
CREATE TRIGGER fill_shop_item BEFORE INSERT OR UPDATE ON public.shop_item FOR EACH ROW EXECUTE FUNCTION private.fill_shop_item();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.shop_item FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  grade text not null,
  subject text not null,
  subject_af text,
  created_by uuid default private.my_user_id(),
  constraint subject_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint subject_grade_known CHECK ((grade = ANY (private.grades()))),
  constraint subject_pkey PRIMARY KEY (id),
  constraint subject_subject_af_length CHECK (((length(subject_af) >= 1) AND (length(subject_af) <= 100))),
  constraint subject_subject_length CHECK ((length(subject) <= 100)),
  constraint subject_subject_present CHECK ((NOT private.is_blank(subject)))
);
{"grade":"1","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"1","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"1","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"1","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"1","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"1","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"1","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"1","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"1","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"1","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"1","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"1","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"1","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"1","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"10","subject":"Accounting","created_by":null,"subject_af":"Rekeningkunde"} (1 times)
{"grade":"10","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"10","subject":"Agricultural Management Practices","created_by":null,"subject_af":null} (1 times)
{"grade":"10","subject":"Agricultural Sciences","created_by":null,"subject_af":"Landbouwetenskappe"} (1 times)
{"grade":"10","subject":"Agricultural Technology","created_by":null,"subject_af":"Landboutegnologie"} (1 times)
{"grade":"10","subject":"Business Studies","created_by":null,"subject_af":"Besigheidstudies"} (1 times)
{"grade":"10","subject":"Civil Technology","created_by":null,"subject_af":"Siviele Tegnologie"} (1 times)
{"grade":"10","subject":"Computer Applications Technology","created_by":null,"subject_af":"Rekenaartoepassingstegnologie"} (1 times)
{"grade":"10","subject":"Consumer Studies","created_by":null,"subject_af":"Verbruikerstudies"} (1 times)
{"grade":"10","subject":"Dance Studies","created_by":null,"subject_af":"Dansstudies"} (1 times)
{"grade":"10","subject":"Design","created_by":null,"subject_af":null} (1 times)
{"grade":"10","subject":"Dramatic Arts","created_by":null,"subject_af":"Dramatiese Kunste"} (1 times)
{"grade":"10","subject":"Economics","created_by":null,"subject_af":"Ekonomie"} (1 times)
{"grade":"10","subject":"Electrical Technology","created_by":null,"subject_af":"Elektriese Tegnologie"} (1 times)
{"grade":"10","subject":"Engineering Graphics and Design","created_by":null,"subject_af":"Ingenieursgrafika en -ontwerp"} (1 times)
{"grade":"10","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"10","subject":"Geography","created_by":null,"subject_af":"Geografie"} (1 times)
{"grade":"10","subject":"History","created_by":null,"subject_af":"Geskiedenis"} (1 times)
{"grade":"10","subject":"Hospitality Studies","created_by":null,"subject_af":"Gasvryheidstudies"} (1 times)
{"grade":"10","subject":"Information Technology","created_by":null,"subject_af":"Inligtingstegnologie"} (1 times)
{"grade":"10","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"10","subject":"Life Sciences","created_by":null,"subject_af":"Lewenswetenskappe"} (1 times)
{"grade":"10","subject":"Mathematical Literacy","created_by":null,"subject_af":"Wiskundige Geletterdheid"} (1 times)
{"grade":"10","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"10","subject":"Mechanical Technology","created_by":null,"subject_af":"Meganiese Tegnologie"} (1 times)
{"grade":"10","subject":"Music","created_by":null,"subject_af":"Musiek"} (1 times)
{"grade":"10","subject":"Physical Sciences","created_by":null,"subject_af":"Fisiese Wetenskappe"} (1 times)
{"grade":"10","subject":"Religion Studies","created_by":null,"subject_af":"Religiestudies"} (1 times)
{"grade":"10","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"10","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"10","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"10","subject":"Technical Mathematics","created_by":null,"subject_af":"Tegniese Wiskunde"} (1 times)
{"grade":"10","subject":"Technical Sciences","created_by":null,"subject_af":"Tegniese Wetenskappe"} (1 times)
{"grade":"10","subject":"Tourism","created_by":null,"subject_af":"Toerisme"} (1 times)
{"grade":"10","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"10","subject":"Visual Arts","created_by":null,"subject_af":"Visuele Kunste"} (1 times)
{"grade":"10","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"10","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"10","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"10","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"10","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"10","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"11","subject":"Accounting","created_by":null,"subject_af":"Rekeningkunde"} (1 times)
{"grade":"11","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"11","subject":"Agricultural Management Practices","created_by":null,"subject_af":null} (1 times)
{"grade":"11","subject":"Agricultural Sciences","created_by":null,"subject_af":"Landbouwetenskappe"} (1 times)
{"grade":"11","subject":"Agricultural Technology","created_by":null,"subject_af":"Landboutegnologie"} (1 times)
{"grade":"11","subject":"Business Studies","created_by":null,"subject_af":"Besigheidstudies"} (1 times)
{"grade":"11","subject":"Civil Technology","created_by":null,"subject_af":"Siviele Tegnologie"} (1 times)
{"grade":"11","subject":"Computer Applications Technology","created_by":null,"subject_af":"Rekenaartoepassingstegnologie"} (1 times)
{"grade":"11","subject":"Consumer Studies","created_by":null,"subject_af":"Verbruikerstudies"} (1 times)
{"grade":"11","subject":"Dance Studies","created_by":null,"subject_af":"Dansstudies"} (1 times)
{"grade":"11","subject":"Design","created_by":null,"subject_af":null} (1 times)
{"grade":"11","subject":"Dramatic Arts","created_by":null,"subject_af":"Dramatiese Kunste"} (1 times)
{"grade":"11","subject":"Economics","created_by":null,"subject_af":"Ekonomie"} (1 times)
{"grade":"11","subject":"Electrical Technology","created_by":null,"subject_af":"Elektriese Tegnologie"} (1 times)
{"grade":"11","subject":"Engineering Graphics and Design","created_by":null,"subject_af":"Ingenieursgrafika en -ontwerp"} (1 times)
{"grade":"11","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"11","subject":"Geography","created_by":null,"subject_af":"Geografie"} (1 times)
{"grade":"11","subject":"History","created_by":null,"subject_af":"Geskiedenis"} (1 times)
{"grade":"11","subject":"Hospitality Studies","created_by":null,"subject_af":"Gasvryheidstudies"} (1 times)
{"grade":"11","subject":"Information Technology","created_by":null,"subject_af":"Inligtingstegnologie"} (1 times)
{"grade":"11","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"11","subject":"Life Sciences","created_by":null,"subject_af":"Lewenswetenskappe"} (1 times)
{"grade":"11","subject":"Mathematical Literacy","created_by":null,"subject_af":"Wiskundige Geletterdheid"} (1 times)
{"grade":"11","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"11","subject":"Mechanical Technology","created_by":null,"subject_af":"Meganiese Tegnologie"} (1 times)
{"grade":"11","subject":"Music","created_by":null,"subject_af":"Musiek"} (1 times)
{"grade":"11","subject":"Physical Sciences","created_by":null,"subject_af":"Fisiese Wetenskappe"} (1 times)
{"grade":"11","subject":"Religion Studies","created_by":null,"subject_af":"Religiestudies"} (1 times)
{"grade":"11","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"11","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"11","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"11","subject":"Technical Mathematics","created_by":null,"subject_af":"Tegniese Wiskunde"} (1 times)
{"grade":"11","subject":"Technical Sciences","created_by":null,"subject_af":"Tegniese Wetenskappe"} (1 times)
{"grade":"11","subject":"Tourism","created_by":null,"subject_af":"Toerisme"} (1 times)
{"grade":"11","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"11","subject":"Visual Arts","created_by":null,"subject_af":"Visuele Kunste"} (1 times)
{"grade":"11","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"11","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"11","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"11","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"11","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"11","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"12","subject":"Accounting","created_by":null,"subject_af":"Rekeningkunde"} (1 times)
{"grade":"12","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"12","subject":"Agricultural Management Practices","created_by":null,"subject_af":null} (1 times)
{"grade":"12","subject":"Agricultural Sciences","created_by":null,"subject_af":"Landbouwetenskappe"} (1 times)
{"grade":"12","subject":"Agricultural Technology","created_by":null,"subject_af":"Landboutegnologie"} (1 times)
{"grade":"12","subject":"Business Studies","created_by":null,"subject_af":"Besigheidstudies"} (1 times)
{"grade":"12","subject":"Civil Technology","created_by":null,"subject_af":"Siviele Tegnologie"} (1 times)
{"grade":"12","subject":"Computer Applications Technology","created_by":null,"subject_af":"Rekenaartoepassingstegnologie"} (1 times)
{"grade":"12","subject":"Consumer Studies","created_by":null,"subject_af":"Verbruikerstudies"} (1 times)
{"grade":"12","subject":"Dance Studies","created_by":null,"subject_af":"Dansstudies"} (1 times)
{"grade":"12","subject":"Design","created_by":null,"subject_af":null} (1 times)
{"grade":"12","subject":"Dramatic Arts","created_by":null,"subject_af":"Dramatiese Kunste"} (1 times)
{"grade":"12","subject":"Economics","created_by":null,"subject_af":"Ekonomie"} (1 times)
{"grade":"12","subject":"Electrical Technology","created_by":null,"subject_af":"Elektriese Tegnologie"} (1 times)
{"grade":"12","subject":"Engineering Graphics and Design","created_by":null,"subject_af":"Ingenieursgrafika en -ontwerp"} (1 times)
{"grade":"12","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"12","subject":"Geography","created_by":null,"subject_af":"Geografie"} (1 times)
{"grade":"12","subject":"History","created_by":null,"subject_af":"Geskiedenis"} (1 times)
{"grade":"12","subject":"Hospitality Studies","created_by":null,"subject_af":"Gasvryheidstudies"} (1 times)
{"grade":"12","subject":"Information Technology","created_by":null,"subject_af":"Inligtingstegnologie"} (1 times)
{"grade":"12","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"12","subject":"Life Sciences","created_by":null,"subject_af":"Lewenswetenskappe"} (1 times)
{"grade":"12","subject":"Mathematical Literacy","created_by":null,"subject_af":"Wiskundige Geletterdheid"} (1 times)
{"grade":"12","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"12","subject":"Mechanical Technology","created_by":null,"subject_af":"Meganiese Tegnologie"} (1 times)
{"grade":"12","subject":"Music","created_by":null,"subject_af":"Musiek"} (1 times)
{"grade":"12","subject":"Physical Sciences","created_by":null,"subject_af":"Fisiese Wetenskappe"} (1 times)
{"grade":"12","subject":"Religion Studies","created_by":null,"subject_af":"Religiestudies"} (1 times)
{"grade":"12","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"12","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"12","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"12","subject":"Technical Mathematics","created_by":null,"subject_af":"Tegniese Wiskunde"} (1 times)
{"grade":"12","subject":"Technical Sciences","created_by":null,"subject_af":"Tegniese Wetenskappe"} (1 times)
{"grade":"12","subject":"Tourism","created_by":null,"subject_af":"Toerisme"} (1 times)
{"grade":"12","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"12","subject":"Visual Arts","created_by":null,"subject_af":"Visuele Kunste"} (1 times)
{"grade":"12","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"12","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"12","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"12","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"12","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"12","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"2","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"2","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"2","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"2","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"2","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"2","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"2","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"2","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"2","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"2","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"2","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"2","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"2","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"2","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"3","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"3","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"3","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"3","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"3","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"3","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"3","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"3","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"3","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"3","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"3","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"3","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"3","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"3","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"4","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"4","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"4","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"4","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"4","subject":"Natural Sciences and Technology","created_by":null,"subject_af":"Natuurwetenskappe en Tegnologie"} (1 times)
{"grade":"4","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"4","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"4","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"4","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"4","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"4","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"4","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"4","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"4","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"4","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"4","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"5","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"5","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"5","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"5","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"5","subject":"Natural Sciences and Technology","created_by":null,"subject_af":"Natuurwetenskappe en Tegnologie"} (1 times)
{"grade":"5","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"5","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"5","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"5","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"5","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"5","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"5","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"5","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"5","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"5","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"5","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"6","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"6","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"6","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"6","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"6","subject":"Natural Sciences and Technology","created_by":null,"subject_af":"Natuurwetenskappe en Tegnologie"} (1 times)
{"grade":"6","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"6","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"6","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"6","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"6","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"6","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"6","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"6","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"6","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"6","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"6","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"7","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"7","subject":"Creative Arts","created_by":null,"subject_af":"Skeppende Kunste"} (1 times)
{"grade":"7","subject":"Economic and Management Sciences","created_by":null,"subject_af":"Ekonomiese en Bestuurswetenskappe"} (1 times)
{"grade":"7","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"7","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"7","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"7","subject":"Natural Sciences","created_by":null,"subject_af":"Natuurwetenskappe"} (1 times)
{"grade":"7","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"7","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"7","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"7","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"7","subject":"Technology","created_by":null,"subject_af":"Tegnologie"} (1 times)
{"grade":"7","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"7","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"7","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"7","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"7","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"7","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"7","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"8","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"8","subject":"Creative Arts","created_by":null,"subject_af":"Skeppende Kunste"} (1 times)
{"grade":"8","subject":"Economic and Management Sciences","created_by":null,"subject_af":"Ekonomiese en Bestuurswetenskappe"} (1 times)
{"grade":"8","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"8","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"8","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"8","subject":"Natural Sciences","created_by":null,"subject_af":"Natuurwetenskappe"} (1 times)
{"grade":"8","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"8","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"8","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"8","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"8","subject":"Technology","created_by":null,"subject_af":"Tegnologie"} (1 times)
{"grade":"8","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"8","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"8","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"8","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"8","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"8","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"8","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"9","subject":"Afrikaans First Additional Language","created_by":null,"subject_af":"Afrikaans Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"9","subject":"Creative Arts","created_by":null,"subject_af":"Skeppende Kunste"} (1 times)
{"grade":"9","subject":"Economic and Management Sciences","created_by":null,"subject_af":"Ekonomiese en Bestuurswetenskappe"} (1 times)
{"grade":"9","subject":"English First Additional Language","created_by":null,"subject_af":"Engels Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"9","subject":"Life Orientation","created_by":null,"subject_af":"Lewensoriëntering"} (1 times)
{"grade":"9","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"9","subject":"Natural Sciences","created_by":null,"subject_af":"Natuurwetenskappe"} (1 times)
{"grade":"9","subject":"Sepedi First Additional Language","created_by":null,"subject_af":"Sepedi Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"9","subject":"Sesotho First Additional Language","created_by":null,"subject_af":"Sesotho Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"9","subject":"Setswana First Additional Language","created_by":null,"subject_af":"Setswana Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"9","subject":"Social Sciences","created_by":null,"subject_af":"Sosiale Wetenskappe"} (1 times)
{"grade":"9","subject":"Technology","created_by":null,"subject_af":"Tegnologie"} (1 times)
{"grade":"9","subject":"Tshivenda First Additional Language","created_by":null,"subject_af":"Tshivenda Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"9","subject":"Xitsonga First Additional Language","created_by":null,"subject_af":"Xitsonga Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"9","subject":"isiNdebele First Additional Language","created_by":null,"subject_af":"isiNdebele Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"9","subject":"isiXhosa First Additional Language","created_by":null,"subject_af":"isiXhosa Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"9","subject":"isiZulu First Additional Language","created_by":null,"subject_af":"isiZulu Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"9","subject":"siSwati First Additional Language","created_by":null,"subject_af":"siSwati Eerste Addisionele Taal"} (1 times)
{"grade":"9","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
{"grade":"R","subject":"Afrikaans Home Language","created_by":null,"subject_af":"Afrikaans Huistaal"} (1 times)
{"grade":"R","subject":"English Home Language","created_by":null,"subject_af":"Engels Huistaal"} (1 times)
{"grade":"R","subject":"Life Skills","created_by":null,"subject_af":"Lewensvaardighede"} (1 times)
{"grade":"R","subject":"Mathematics","created_by":null,"subject_af":"Wiskunde"} (1 times)
{"grade":"R","subject":"Sepedi Home Language","created_by":null,"subject_af":"Sepedi Huistaal"} (1 times)
{"grade":"R","subject":"Sesotho Home Language","created_by":null,"subject_af":"Sesotho Huistaal"} (1 times)
{"grade":"R","subject":"Setswana Home Language","created_by":null,"subject_af":"Setswana Huistaal"} (1 times)
{"grade":"R","subject":"Tshivenda Home Language","created_by":null,"subject_af":"Tshivenda Huistaal"} (1 times)
{"grade":"R","subject":"Xitsonga Home Language","created_by":null,"subject_af":"Xitsonga Huistaal"} (1 times)
{"grade":"R","subject":"isiNdebele Home Language","created_by":null,"subject_af":"isiNdebele Huistaal"} (1 times)
{"grade":"R","subject":"isiXhosa Home Language","created_by":null,"subject_af":"isiXhosa Huistaal"} (1 times)
{"grade":"R","subject":"isiZulu Home Language","created_by":null,"subject_af":"isiZulu Huistaal"} (1 times)
{"grade":"R","subject":"siSwati Home Language","created_by":null,"subject_af":"siSwati Huistaal"} (1 times)
CREATE INDEX subject_created_by_idx ON public.subject USING btree (created_by);
CREATE UNIQUE INDEX subject_grade_subject_key ON public.subject USING btree (grade, lower(subject));
alter table public.subject enable row level security;
create policy "people change subjects of theirs, administrators any" on public.subject as permissive for update to authenticated
  using (((created_by = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)))
  with check (((created_by = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
create policy "signed-in people create subjects" on public.subject as permissive for insert to authenticated
  with check ((created_by = ( SELECT private.my_user_id() AS my_user_id)));
create policy "signed-in people read subjects" on public.subject as permissive for select to authenticated
  using (true);
grant delete, insert, select, update on public.subject to service_role;
grant insert (grade, subject, subject_af) on public.subject to authenticated;
grant select (created_at, created_by, grade, id, subject, subject_af, updated_at) on public.subject to authenticated;
grant update (grade, subject, subject_af) on public.subject to authenticated;
comment on table public.subject is 'Subjects per grade, loaded whole by the pickers. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.subject.created_by is 'Empty for the national curriculum''s own subjects.';
comment on column public.subject.grade is 'R, or 1 to 12.';
comment on column public.subject.subject_af is 'Afrikaans name; the English one is shown without it.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.subject FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.subject FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER spread_template_names AFTER UPDATE OF grade, subject, subject_af ON public.subject FOR EACH ROW WHEN ((((old.grade IS DISTINCT FROM new.grade) OR (old.subject IS DISTINCT FROM new.subject)) OR (old.subject_af IS DISTINCT FROM new.subject_af))) EXECUTE FUNCTION private.spread_template_names('subject_id');
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.subject FOR EACH ROW EXECUTE FUNCTION private.trim_texts('subject', 'subject_af');

create table public.subject_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  type text not null default 'Lesson'::text,
  complexity text not null,
  total_points integer,
  minutes integer,
  font_family text not null default 'Default'::text,
  headings jsonb not null default '[]'::jsonb,
  template jsonb not null default '[]'::jsonb,
  school_id uuid not null,
  subject_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default ''::text,
  constraint subject_template_complexity_known CHECK ((complexity = ANY (ARRAY['Simple'::text, 'Detailed'::text]))),
  constraint subject_template_font_family_known CHECK ((font_family = ANY (ARRAY['Default'::text, 'Arial'::text]))),
  constraint subject_template_minutes_not_negative CHECK ((minutes >= 0)),
  constraint subject_template_name_length CHECK ((length(name) <= 200)),
  constraint subject_template_name_present CHECK ((NOT private.is_blank(name))),
  constraint subject_template_pkey PRIMARY KEY (id),
  constraint subject_template_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id) ON DELETE RESTRICT,
  constraint subject_template_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint subject_template_total_points_not_negative CHECK ((total_points >= 0)),
  constraint subject_template_type_fixed CHECK ((type = 'Lesson'::text))
);
CREATE INDEX subject_template_name_idx ON public.subject_template USING btree (name, id);
CREATE INDEX subject_template_school_id_idx ON public.subject_template USING btree (school_id);
CREATE INDEX subject_template_subject_school_idx ON public.subject_template USING btree (subject_id, school_id);
alter table public.subject_template enable row level security;
create policy "administrators change lesson templates" on public.subject_template as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create lesson templates" on public.subject_template as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete lesson templates" on public.subject_template as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers read templates of their schools, administrators all" on public.subject_template as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR (( SELECT private.in_group('teacher'::text) AS in_group) AND (school_id IN ( SELECT private.my_school_ids() AS my_school_ids)))));
grant delete on public.subject_template to authenticated;
grant delete, insert, select, update on public.subject_template to service_role;
grant insert (complexity, font_family, headings, id, minutes, name, school_id, subject_id, template, total_points) on public.subject_template to authenticated;
grant select (complexity, created_at, font_family, grade_order, headings, id, minutes, name, school_id, school_name, search_field, subject_id, subject_name, template, total_points, type, updated_at) on public.subject_template to authenticated;
grant update (complexity, font_family, headings, minutes, name, school_id, subject_id, template, total_points) on public.subject_template to authenticated;
comment on table public.subject_template is 'Lesson templates for everybody to start from. @graphql({"totalCount": {"enabled": true}})';
comment on column public.subject_template.grade_order is 'The grade as a number, R as 0, for sorting.';
comment on column public.subject_template.headings is 'List of label and value, printed above the lesson.';
comment on column public.subject_template.school_id is 'A generic school makes the template available to all teachers of its provinces.';
comment on column public.subject_template.school_name is 'The name of the school, for sorting; kept by triggers.';
comment on column public.subject_template.search_field is 'The text that searches look into, in lower case without accents.';
comment on column public.subject_template.subject_name is 'The name of the subject, for sorting; kept by triggers.';
comment on column public.subject_template.template is 'Ordered steps, each with a name and fields.';
CREATE TRIGGER fill_lesson_template BEFORE INSERT OR UPDATE ON public.subject_template FOR EACH ROW EXECUTE FUNCTION private.fill_lesson_template();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.subject_template FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.subject_template FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.subject_template FOR EACH ROW EXECUTE FUNCTION private.trim_texts('name');

create table public.taxonomy (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null,
  source text not null default ''::text,
  constraint taxonomy_name_present CHECK ((NOT private.is_blank(name))),
  constraint taxonomy_pkey PRIMARY KEY (id)
);
{"name":"Economic and Management Sciences, Grade 7","source":"DBE Annual Teaching Plan 2023/24, Economic and Management Sciences Grade 7"} (1 times)
{"name":"Ekonomiese en Bestuurswetenskappe, graad 7","source":"DBO se jaarlikse onderrigplan 2023/24, Ekonomiese en Bestuurswetenskappe graad 7"} (1 times)
{"name":"Natural Sciences and Technology, Grades 4 to 6","source":"CAPS Intermediate Phase, as in the OUP teacher's guides for Natural Sciences and Technology and the DBE Annual Teaching Plans"} (1 times)
{"name":"Natuurwetenskappe en Tegnologie, graad 4 tot 6","source":"KABV Intermediêre Fase, soos in die OUP-onderwysersgidse vir Natural Sciences and Technology en die DBO se jaarlikse onderrigplanne"} (1 times)
{"name":"Social Sciences, Grades 4 to 6","source":"DBE Annual Teaching Plans, Social Sciences Grades 4, 5 and 6"} (1 times)
{"name":"Social Sciences, Grades 7 to 9","source":"CAPS Senior Phase, as in the OUP teacher's guide for Social Sciences"} (1 times)
{"name":"Sosiale Wetenskappe, graad 4 tot 6","source":"DBO se jaarlikse onderrigplanne, Sosiale Wetenskappe graad 4, 5 en 6"} (1 times)
{"name":"Sosiale Wetenskappe, graad 7 tot 9","source":"KABV Senior Fase, soos in die OUP-onderwysersgids vir Social Sciences"} (1 times)
CREATE UNIQUE INDEX taxonomy_name_key ON public.taxonomy USING btree (lower(name));
alter table public.taxonomy enable row level security;
create policy "administrators change taxonomies" on public.taxonomy as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create taxonomies" on public.taxonomy as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete taxonomies" on public.taxonomy as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers and administrators read taxonomies" on public.taxonomy as permissive for select to authenticated
  using ((( SELECT private.in_group('teacher'::text) AS in_group) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant delete on public.taxonomy to authenticated;
grant delete, insert, select, update on public.taxonomy to service_role;
grant insert (name, source) on public.taxonomy to authenticated;
grant select (created_at, id, name, source, updated_at) on public.taxonomy to authenticated;
grant update (name, source) on public.taxonomy to authenticated;
comment on table public.taxonomy is 'A set of cognitive levels, in one language. Pickers load all of them. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.taxonomy.source is 'Which document prescribes the percentages, and its year.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.taxonomy FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.taxonomy FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.taxonomy FOR EACH ROW EXECUTE FUNCTION private.trim_texts('name', 'source');

create table public.teacher_activity (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  label text not null,
  start_date_time timestamp with time zone not null,
  end_date_time timestamp with time zone not null,
  color text not null default 'red'::text,
  type text,
  teacher_assessment_template_id uuid,
  teacher_subject_template_id uuid,
  repeat_id uuid,
  teacher_class_subject_id uuid,
  locked boolean not null default false,
  notes text not null default ''::text,
  constraint teacher_activity_assessment_template_fkey FOREIGN KEY (teacher_assessment_template_id, teacher_profile_id) REFERENCES public.teacher_assessment_template(id, teacher_profile_id) ON DELETE SET NULL (teacher_assessment_template_id) DEFERRABLE,
  constraint teacher_activity_class_subject_fkey FOREIGN KEY (teacher_class_subject_id, teacher_profile_id) REFERENCES public.teacher_class_subject(id, teacher_profile_id) ON DELETE SET NULL (teacher_class_subject_id) DEFERRABLE,
  constraint teacher_activity_color_shape CHECK (((color ~ '^([a-z]+(-[a-z]+)*|#[0-9a-fA-F]{6})$'::text) AND (length(color) <= 30))),
  constraint teacher_activity_dates_finite CHECK ((isfinite(start_date_time) AND isfinite(end_date_time))),
  constraint teacher_activity_end_not_before_start CHECK ((end_date_time >= start_date_time)),
  constraint teacher_activity_label_length CHECK ((length(label) <= 200)),
  constraint teacher_activity_label_present CHECK ((NOT private.is_blank(label))),
  constraint teacher_activity_notes_length CHECK ((length(notes) <= 5000)),
  constraint teacher_activity_pkey PRIMARY KEY (id),
  constraint teacher_activity_subject_template_fkey FOREIGN KEY (teacher_subject_template_id, teacher_profile_id) REFERENCES public.teacher_subject_template(id, teacher_profile_id) ON DELETE SET NULL (teacher_subject_template_id) DEFERRABLE,
  constraint teacher_activity_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_activity_type_known CHECK ((type = ANY (ARRAY['Assessment'::text, 'Lesson'::text, 'Culture'::text, 'Sport'::text, 'Leave'::text, 'Off Period'::text])))
);
CREATE INDEX teacher_activity_assessment_template_idx ON public.teacher_activity USING btree (teacher_assessment_template_id, teacher_profile_id);
CREATE INDEX teacher_activity_class_subject_idx ON public.teacher_activity USING btree (teacher_class_subject_id, teacher_profile_id);
CREATE INDEX teacher_activity_profile_start_idx ON public.teacher_activity USING btree (teacher_profile_id, start_date_time, end_date_time);
CREATE INDEX teacher_activity_repeat_id_idx ON public.teacher_activity USING btree (repeat_id);
CREATE INDEX teacher_activity_subject_template_idx ON public.teacher_activity USING btree (teacher_subject_template_id, teacher_profile_id);
alter table public.teacher_activity enable row level security;
create policy "teachers change their activities" on public.teacher_activity as permissive for update to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)))
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers create their activities" on public.teacher_activity as permissive for insert to authenticated
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers delete their activities" on public.teacher_activity as permissive for delete to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers read their activities" on public.teacher_activity as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
grant delete on public.teacher_activity to authenticated;
grant delete, insert, select, update on public.teacher_activity to service_role;
grant insert (color, end_date_time, label, locked, notes, repeat_id, start_date_time, teacher_assessment_template_id, teacher_class_subject_id, teacher_profile_id, teacher_subject_template_id, type) on public.teacher_activity to authenticated;
grant select (color, created_at, end_date_time, id, label, locked, notes, repeat_id, start_date_time, teacher_assessment_template_id, teacher_class_subject_id, teacher_profile_id, teacher_subject_template_id, type, updated_at) on public.teacher_activity to authenticated;
grant update (color, end_date_time, label, locked, notes, repeat_id, start_date_time, teacher_assessment_template_id, teacher_class_subject_id, teacher_subject_template_id, type) on public.teacher_activity to authenticated;
comment on table public.teacher_activity is 'Activities of the calendar; what a view shows is loaded at once. @graphql({"max_rows": 3000, "totalCount": {"enabled": true}})';
comment on column public.teacher_activity.locked is 'Stays on its date when the lessons of its class are bumped.';
comment on column public.teacher_activity.notes is 'What the teacher keeps with the activity; screens make links of the web addresses in it.';
comment on column public.teacher_activity.repeat_id is 'Shared by the weekly copies of one activity, the first included.';
comment on constraint teacher_activity_assessment_template_fkey on public.teacher_activity is '@graphql({"foreign_name": "teacherAssessmentTemplate", "local_name": "activities"})';
comment on constraint teacher_activity_class_subject_fkey on public.teacher_activity is '@graphql({"foreign_name": "teacherClassSubject", "local_name": "activities"})';
comment on constraint teacher_activity_subject_template_fkey on public.teacher_activity is '@graphql({"foreign_name": "teacherSubjectTemplate", "local_name": "activities"})';
CREATE TRIGGER keep_deleted_activities AFTER DELETE ON public.teacher_activity REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.keep_deleted_activities();
CREATE TRIGGER limit_repeats_inserted AFTER INSERT ON public.teacher_activity REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_repeats();
CREATE TRIGGER limit_repeats_updated AFTER UPDATE ON public.teacher_activity REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION private.limit_repeats();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_activity FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.teacher_activity FOR EACH ROW EXECUTE FUNCTION private.trim_texts('label', 'notes');

create table public.teacher_assessment_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  title text not null,
  complexity text not null,
  total_marks numeric(9,2) not null default 0,
  total_minutes integer not null,
  font_family text not null default 'Default'::text,
  headings jsonb not null default '[]'::jsonb,
  instructions jsonb not null,
  questions jsonb not null default '[]'::jsonb,
  translation jsonb,
  school_id uuid,
  subject_id uuid not null,
  taxonomy_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default ''::text,
  constraint teacher_assessment_template_complexity_known CHECK ((complexity = ANY (ARRAY['Simple'::text, 'Detailed'::text]))),
  constraint teacher_assessment_template_font_family_known CHECK ((font_family = ANY (ARRAY['Default'::text, 'Arial'::text]))),
  constraint teacher_assessment_template_id_teacher_profile_id_key UNIQUE (id, teacher_profile_id),
  constraint teacher_assessment_template_instructions_present CHECK ((jsonb_array_length(instructions) > 0)),
  constraint teacher_assessment_template_pkey PRIMARY KEY (id),
  constraint teacher_assessment_template_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id) ON DELETE SET NULL,
  constraint teacher_assessment_template_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint teacher_assessment_template_taxonomy_id_fkey FOREIGN KEY (taxonomy_id) REFERENCES public.taxonomy(id) ON DELETE SET NULL,
  constraint teacher_assessment_template_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_assessment_template_title_length CHECK ((length(title) <= 200)),
  constraint teacher_assessment_template_title_present CHECK ((NOT private.is_blank(title))),
  constraint teacher_assessment_template_total_minutes_not_negative CHECK ((total_minutes >= 0))
);
CREATE INDEX teacher_assessment_template_owner_idx ON public.teacher_assessment_template USING btree (teacher_profile_id, updated_at DESC, id);
CREATE INDEX teacher_assessment_template_school_id_idx ON public.teacher_assessment_template USING btree (school_id);
CREATE INDEX teacher_assessment_template_subject_id_idx ON public.teacher_assessment_template USING btree (subject_id);
CREATE INDEX teacher_assessment_template_taxonomy_id_idx ON public.teacher_assessment_template USING btree (taxonomy_id);
alter table public.teacher_assessment_template enable row level security;
create policy "owners change their papers" on public.teacher_assessment_template as permissive for update to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)))
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "owners delete their papers" on public.teacher_assessment_template as permissive for delete to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "owners read their papers" on public.teacher_assessment_template as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers create papers of their own" on public.teacher_assessment_template as permissive for insert to authenticated
  with check (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) AND ( SELECT private.in_group('teacher'::text) AS in_group)));
grant delete on public.teacher_assessment_template to authenticated;
grant delete, insert, select, update on public.teacher_assessment_template to service_role;
grant insert (complexity, font_family, headings, id, instructions, questions, school_id, subject_id, taxonomy_id, title, total_minutes, translation) on public.teacher_assessment_template to authenticated;
grant select (complexity, created_at, font_family, grade_order, headings, id, instructions, questions, school_id, school_name, search_field, subject_id, subject_name, taxonomy_id, teacher_profile_id, title, total_marks, total_minutes, translation, updated_at) on public.teacher_assessment_template to authenticated;
grant update (complexity, font_family, headings, instructions, questions, school_id, subject_id, taxonomy_id, title, total_minutes, translation) on public.teacher_assessment_template to authenticated;
comment on table public.teacher_assessment_template is 'Question papers with their memoranda of a teacher. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_assessment_template.grade_order is 'The grade as a number, R as 0, for sorting.';
comment on column public.teacher_assessment_template.headings is 'List of label and value: the words at the head of the paper.';
comment on column public.teacher_assessment_template.instructions is 'List of texts, at least one.';
comment on column public.teacher_assessment_template.questions is 'The tree that paper and memorandum are printed from.';
comment on column public.teacher_assessment_template.school_name is 'The name of the school, for sorting; kept by triggers.';
comment on column public.teacher_assessment_template.search_field is 'The text that searches look into, in lower case without accents.';
comment on column public.teacher_assessment_template.subject_name is 'The name of the subject, for sorting; kept by triggers.';
comment on column public.teacher_assessment_template.taxonomy_id is 'Where the cognitive levels come from; the questions contain copies.';
comment on column public.teacher_assessment_template.total_marks is 'Sum of the marks of the questions; kept by a trigger.';
comment on column public.teacher_assessment_template.translation is 'The other language of the paper with its title and instructions; null where there is one language.';
CREATE TRIGGER fill_assessment_template BEFORE INSERT OR UPDATE ON public.teacher_assessment_template FOR EACH ROW EXECUTE FUNCTION private.fill_assessment_template();
CREATE TRIGGER keep_assessment_version AFTER UPDATE ON public.teacher_assessment_template FOR EACH ROW WHEN (((((((((old.title IS DISTINCT FROM new.title) OR (old.complexity IS DISTINCT FROM new.complexity)) OR (old.total_minutes IS DISTINCT FROM new.total_minutes)) OR (old.font_family IS DISTINCT FROM new.font_family)) OR (old.headings IS DISTINCT FROM new.headings)) OR (old.instructions IS DISTINCT FROM new.instructions)) OR (old.questions IS DISTINCT FROM new.questions)) OR (old.translation IS DISTINCT FROM new.translation))) EXECUTE FUNCTION private.keep_assessment_version();
CREATE TRIGGER keep_question_bank AFTER INSERT OR UPDATE ON public.teacher_assessment_template FOR EACH ROW EXECUTE FUNCTION private.keep_question_bank();
CREATE TRIGGER note_deleted_pictures AFTER DELETE ON public.teacher_assessment_template FOR EACH ROW EXECUTE FUNCTION private.note_released_pictures();
CREATE TRIGGER note_replaced_pictures AFTER UPDATE ON public.teacher_assessment_template FOR EACH ROW WHEN ((old.questions IS DISTINCT FROM new.questions)) EXECUTE FUNCTION private.note_released_pictures();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_assessment_template FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.teacher_assessment_template FOR EACH ROW EXECUTE FUNCTION private.trim_texts('title');

create table public.teacher_assessment_version (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_assessment_template_id uuid not null,
  saved_at timestamp with time zone not null,
  title text not null,
  complexity text not null,
  total_marks numeric(9,2) not null,
  total_minutes integer not null,
  font_family text not null,
  question_count integer not null,
  headings jsonb not null,
  instructions jsonb not null,
  questions jsonb not null,
  translation jsonb,
  constraint teacher_assessment_version_pkey PRIMARY KEY (id),
  constraint teacher_assessment_version_teacher_assessment_template_id_fkey FOREIGN KEY (teacher_assessment_template_id) REFERENCES public.teacher_assessment_template(id) ON DELETE CASCADE
);
CREATE INDEX teacher_assessment_version_paper_idx ON public.teacher_assessment_version USING btree (teacher_assessment_template_id, saved_at DESC, id);
alter table public.teacher_assessment_version enable row level security;
create policy "owners read the versions of their papers" on public.teacher_assessment_version as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.teacher_assessment_template parent
  WHERE (parent.id = teacher_assessment_version.teacher_assessment_template_id))));
grant delete, insert, select, update on public.teacher_assessment_version to service_role;
grant select (complexity, created_at, font_family, headings, id, instructions, question_count, questions, saved_at, teacher_assessment_template_id, title, total_marks, total_minutes, translation, updated_at) on public.teacher_assessment_version to authenticated;
comment on table public.teacher_assessment_version is 'What a teacher''s paper was before it was saved again.';
comment on column public.teacher_assessment_version.created_at is 'When the next version replaced it.';
comment on column public.teacher_assessment_version.question_count is 'The number of its questions, for lists.';
comment on column public.teacher_assessment_version.questions is 'As in teacher_assessment_template.questions. Subject, school and taxonomy are the paper''s own and have no versions.';
comment on column public.teacher_assessment_version.saved_at is 'When it was saved itself.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_assessment_version FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.teacher_class_period (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  teacher_class_subject_id uuid not null,
  year integer not null,
  day text not null,
  period integer not null,
  week text not null default 'EVERY'::text,
  constraint teacher_class_period_class_subject_fkey FOREIGN KEY (teacher_class_subject_id, teacher_profile_id, year) REFERENCES public.teacher_class_subject(id, teacher_profile_id, year) ON DELETE CASCADE DEFERRABLE,
  constraint teacher_class_period_day_known CHECK ((day = ANY (ARRAY['Monday'::text, 'Tuesday'::text, 'Wednesday'::text, 'Thursday'::text, 'Friday'::text]))),
  constraint teacher_class_period_period_range CHECK (((period >= 1) AND (period <= 20))),
  constraint teacher_class_period_pkey PRIMARY KEY (id),
  constraint teacher_class_period_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_class_period_week_known CHECK ((week = ANY (ARRAY['EVERY'::text, 'A'::text, 'B'::text])))
);
CREATE INDEX teacher_class_period_class_subject_idx ON public.teacher_class_period USING btree (teacher_class_subject_id, teacher_profile_id, year);
CREATE INDEX teacher_class_period_profile_year_idx ON public.teacher_class_period USING btree (teacher_profile_id, year);
CREATE UNIQUE INDEX teacher_class_period_week_a_key ON public.teacher_class_period USING btree (teacher_profile_id, year, day, period) WHERE (week <> 'B'::text);
CREATE UNIQUE INDEX teacher_class_period_week_b_key ON public.teacher_class_period USING btree (teacher_profile_id, year, day, period) WHERE (week <> 'A'::text);
alter table public.teacher_class_period enable row level security;
create policy "teachers read their timetable" on public.teacher_class_period as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
grant delete, insert, select, update on public.teacher_class_period to service_role;
grant select (created_at, day, id, period, teacher_class_subject_id, teacher_profile_id, updated_at, week, year) on public.teacher_class_period to authenticated;
comment on table public.teacher_class_period is 'The class timetable: which class a teacher has in which period of a weekday, by school year. A year is loaded whole. @graphql({"max_rows": 1000})';
comment on column public.teacher_class_period.period is 'Counted from 1, as on the teacher''s schedule of that day.';
comment on column public.teacher_class_period.week is 'EVERY, or only in weeks A or B of the teacher''s rotation (teacher_profile.rotation_anchor).';
comment on constraint teacher_class_period_class_subject_fkey on public.teacher_class_period is '@graphql({"foreign_name": "teacherClassSubject", "local_name": "periods"})';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_class_period FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.teacher_class_subject (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  subject_id uuid not null,
  name text not null,
  year integer not null default private.this_year(),
  constraint teacher_class_subject_id_teacher_profile_id_key UNIQUE (id, teacher_profile_id),
  constraint teacher_class_subject_id_teacher_profile_id_year_key UNIQUE (id, teacher_profile_id, year),
  constraint teacher_class_subject_name_length CHECK ((length(name) <= 100)),
  constraint teacher_class_subject_name_present CHECK ((NOT private.is_blank(name))),
  constraint teacher_class_subject_pkey PRIMARY KEY (id),
  constraint teacher_class_subject_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint teacher_class_subject_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_class_subject_year_range CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE UNIQUE INDEX teacher_class_subject_name_key ON public.teacher_class_subject USING btree (teacher_profile_id, year, subject_id, lower(name));
CREATE INDEX teacher_class_subject_subject_id_idx ON public.teacher_class_subject USING btree (subject_id);
alter table public.teacher_class_subject enable row level security;
create policy "teachers change their classes" on public.teacher_class_subject as permissive for update to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)))
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers create their classes" on public.teacher_class_subject as permissive for insert to authenticated
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers delete their classes" on public.teacher_class_subject as permissive for delete to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers read their classes" on public.teacher_class_subject as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
grant delete on public.teacher_class_subject to authenticated;
grant delete, insert, select, update on public.teacher_class_subject to service_role;
grant insert (name, subject_id, teacher_profile_id, year) on public.teacher_class_subject to authenticated;
grant select (created_at, id, name, subject_id, teacher_profile_id, updated_at, year) on public.teacher_class_subject to authenticated;
grant update (name, subject_id) on public.teacher_class_subject to authenticated;
comment on table public.teacher_class_subject is 'Classes of a teacher, of all years and loaded whole; a name is used once per subject and year. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_class_subject.year is 'The school year in which the class is taught. This year unless it is said.';
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_class_subject FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.teacher_class_subject FOR EACH ROW EXECUTE FUNCTION private.trim_texts('name');

create table public.teacher_products_order (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  owner text not null,
  order_status text not null default 'PENDING'::text,
  order_number text,
  order_date_time timestamp with time zone,
  order_payment_method text,
  order_payment jsonb,
  payment_open_until timestamp with time zone,
  order_shipping_details jsonb,
  coupon_code text,
  coupon_discount_type text,
  coupon_discount_value numeric(12,2),
  coupon_amount numeric(12,2) not null default 0,
  shipping_fee numeric(12,2) not null default 0,
  order_total numeric(12,2) not null default 0,
  order_vat numeric(12,2) not null default 0,
  refunded_amount numeric(12,2) not null default 0,
  product_count integer not null default 0,
  has_physical boolean not null default false,
  has_questions boolean not null default false,
  search_field text not null default ''::text,
  constraint teacher_products_order_amounts_not_negative CHECK (((shipping_fee >= (0)::numeric) AND (coupon_amount >= (0)::numeric) AND (order_total >= (0)::numeric) AND (order_vat >= (0)::numeric))),
  constraint teacher_products_order_coupon_discount_type_known CHECK ((coupon_discount_type = ANY (ARRAY['PERCENTAGE'::text, 'AMOUNT'::text]))),
  constraint teacher_products_order_coupon_discount_value_range CHECK (((coupon_discount_value >= (0)::numeric) AND ((coupon_discount_type = 'AMOUNT'::text) OR (coupon_discount_value <= (100)::numeric)))),
  constraint teacher_products_order_coupon_whole CHECK ((num_nulls(coupon_code, coupon_discount_type, coupon_discount_value) = ANY (ARRAY[0, 3]))),
  constraint teacher_products_order_order_number_key UNIQUE (order_number),
  constraint teacher_products_order_order_number_shape CHECK ((order_number ~ '^[0-9]{6}-[0-9]{8}$'::text)),
  constraint teacher_products_order_order_payment_method_known CHECK ((order_payment_method = ANY (ARRAY['EFT'::text, 'PayFast'::text, 'Free'::text]))),
  constraint teacher_products_order_order_payment_shape CHECK ((jsonb_typeof(order_payment) = 'object'::text)),
  constraint teacher_products_order_order_shipping_details_shape CHECK (((order_shipping_details IS NULL) OR private.is_shipping_details(order_shipping_details))),
  constraint teacher_products_order_order_status_known CHECK ((order_status = ANY (ARRAY['PENDING'::text, 'QUOTING'::text, 'PROCESSING'::text, 'PAID'::text, 'CANCELLED'::text]))),
  constraint teacher_products_order_pkey PRIMARY KEY (id),
  constraint teacher_products_order_product_count_not_negative CHECK ((product_count >= 0)),
  constraint teacher_products_order_refunded_amount_range CHECK (((refunded_amount >= (0)::numeric) AND (refunded_amount <= order_total))),
  constraint teacher_products_order_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE RESTRICT
);
CREATE INDEX teacher_products_order_created_at_idx ON public.teacher_products_order USING btree (created_at);
CREATE INDEX teacher_products_order_open_idx ON public.teacher_products_order USING btree (teacher_profile_id) WHERE (order_status = ANY (ARRAY['QUOTING'::text, 'PENDING'::text]));
CREATE INDEX teacher_products_order_order_date_time_idx ON public.teacher_products_order USING btree (order_date_time);
CREATE INDEX teacher_products_order_paying_idx ON public.teacher_products_order USING btree (teacher_profile_id) WHERE (payment_open_until IS NOT NULL);
CREATE INDEX teacher_products_order_quotes_idx ON public.teacher_products_order USING btree (order_date_time) WHERE (order_status = 'QUOTING'::text);
CREATE INDEX teacher_products_order_search_field_idx ON public.teacher_products_order USING gin (search_field extensions.gin_trgm_ops);
CREATE INDEX teacher_products_order_teacher_profile_idx ON public.teacher_products_order USING btree (teacher_profile_id, order_date_time DESC NULLS LAST, id);
CREATE INDEX teacher_products_order_waiting_idx ON public.teacher_products_order USING btree (order_date_time) WHERE (order_status = 'PROCESSING'::text);
alter table public.teacher_products_order set (fillfactor=70);
alter table public.teacher_products_order enable row level security;
create policy "owners read their orders, administrators those of a month" on public.teacher_products_order as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ((created_at > ( SELECT private.orders_seen_since() AS orders_seen_since)) AND (created_at <= 'infinity'::timestamp with time zone)) OR ((order_date_time > ( SELECT private.orders_seen_since() AS orders_seen_since)) AND (order_date_time <= 'infinity'::timestamp with time zone))));
grant select on public.teacher_products_order to authenticated;
grant select on public.teacher_products_order to service_role;
comment on table public.teacher_products_order is 'PENDING is the cart, QUOTING a quote, then PROCESSING, PAID or CANCELLED. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_products_order.coupon_amount is 'Rand that the coupon takes off; the sum of order_line.coupon_share.';
comment on column public.teacher_products_order.coupon_code is 'The coupon as it was when it was applied, with its type and value; apply_coupon() writes it.';
comment on column public.teacher_products_order.order_number is 'yymmdd-hhmmssff in South African time, given at checkout.';
comment on column public.teacher_products_order.order_payment is 'What the card provider reported: its payment id, gross, fee and net amount, and when.';
comment on column public.teacher_products_order.order_payment_method is 'EFT is a bank transfer, PayFast a card payment, Free a total of zero.';
comment on column public.teacher_products_order.order_shipping_details is 'The address at checkout; only when something has to be posted.';
comment on column public.teacher_products_order.order_total is 'Rand, VAT and shipping included; kept by a trigger on the lines.';
comment on column public.teacher_products_order.order_vat is 'The VAT inside order_total; 0 when the seller was not registered on the day that counts. That is the day of payment for paid orders, the day of placing for placed ones, and today for open ones.';
comment on column public.teacher_products_order.owner is '{sub}::{username} of the profile.';
comment on column public.teacher_products_order.payment_open_until is 'How long the shop waits for the card provider''s word on a payment whose form was handed out; null when it waits for none. A trigger on payment_attempt keeps it.';
comment on column public.teacher_products_order.refunded_amount is 'Rand that was given back of a PAID order: the sum of the credit notes of its refunds, kept by refund_order().';
CREATE TRIGGER fill_order_search_field BEFORE INSERT ON public.teacher_products_order FOR EACH ROW EXECUTE FUNCTION private.fill_order_search_field();
CREATE TRIGGER fix_order_owner BEFORE INSERT OR UPDATE OF teacher_profile_id, owner ON public.teacher_products_order FOR EACH ROW EXECUTE FUNCTION private.fix_order_owner();
CREATE TRIGGER follow_delivery AFTER UPDATE OF order_status ON public.teacher_products_order FOR EACH ROW WHEN ((new.has_physical AND (old.order_status IS DISTINCT FROM new.order_status) AND (('PAID'::text = old.order_status) OR ('PAID'::text = new.order_status)))) EXECUTE FUNCTION private.follow_delivery();
CREATE TRIGGER follow_searched_columns BEFORE UPDATE ON public.teacher_products_order FOR EACH ROW WHEN ((((((((old.order_number IS DISTINCT FROM new.order_number) OR (old.order_date_time IS DISTINCT FROM new.order_date_time)) OR (old.order_status IS DISTINCT FROM new.order_status)) OR (old.order_payment_method IS DISTINCT FROM new.order_payment_method)) OR (old.search_field IS DISTINCT FROM new.search_field)) OR (old.teacher_profile_id IS DISTINCT FROM new.teacher_profile_id)) OR ((new.order_status <> 'PENDING'::text) AND ((old.order_total IS DISTINCT FROM new.order_total) OR (old.product_count IS DISTINCT FROM new.product_count))))) EXECUTE FUNCTION private.fill_order_search_field();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.teacher_products_order FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER report_paid_order AFTER UPDATE OF order_status ON public.teacher_products_order FOR EACH ROW WHEN (((old.order_status IS DISTINCT FROM new.order_status) AND (('PAID'::text = old.order_status) OR ('PAID'::text = new.order_status)))) EXECUTE FUNCTION private.report_order();
CREATE TRIGGER report_removed_order AFTER DELETE ON public.teacher_products_order FOR EACH ROW WHEN ((old.order_status = 'PAID'::text)) EXECUTE FUNCTION private.report_order();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_products_order FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER settle_vat BEFORE UPDATE OF order_status ON public.teacher_products_order FOR EACH ROW WHEN (((new.order_status = ANY (ARRAY['PROCESSING'::text, 'PAID'::text])) AND (new.order_status IS DISTINCT FROM old.order_status))) EXECUTE FUNCTION private.settle_vat();

create table public.teacher_profile (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid default private.my_user_id(),
  owner text not null,
  title text,
  name text,
  surname text,
  language text,
  province text,
  days_per_week smallint,
  status text not null default 'Active'::text,
  type text not null default 'TeacherProfile'::text,
  session_token text,
  translate_i18n text,
  products_order_shipping_details jsonb,
  products jsonb,
  teacher_profile_school_id uuid,
  closed_at timestamp with time zone,
  rotation_anchor date,
  constraint teacher_profile_closed_without_user CHECK (((closed_at IS NULL) OR (user_id IS NULL))),
  constraint teacher_profile_days_per_week_range CHECK (((days_per_week >= 1) AND (days_per_week <= 5))),
  constraint teacher_profile_details_complete CHECK ((num_nulls(title, name, surname, language, province, days_per_week) = ANY (ARRAY[0, 6]))),
  constraint teacher_profile_language_known CHECK ((language = ANY (ARRAY['Afrikaans'::text, 'English'::text, 'Xhosa'::text, 'Zulu'::text, 'Sotho'::text]))),
  constraint teacher_profile_name_present CHECK ((btrim(name) <> ''::text)),
  constraint teacher_profile_owner_shape CHECK ((owner ~ '^[0-9a-f-]{36}::\S+$'::text)),
  constraint teacher_profile_pkey PRIMARY KEY (id),
  constraint teacher_profile_province_known CHECK ((province = ANY (private.provinces()))),
  constraint teacher_profile_rotation_anchor_monday CHECK (((EXTRACT(isodow FROM rotation_anchor) = (1)::numeric) AND isfinite(rotation_anchor))),
  constraint teacher_profile_session_token_length CHECK (((length(session_token) >= 1) AND (length(session_token) <= 200))),
  constraint teacher_profile_shipping_details_shape CHECK (((products_order_shipping_details IS NULL) OR private.is_shipping_details(products_order_shipping_details))),
  constraint teacher_profile_status_fixed CHECK ((status = 'Active'::text)),
  constraint teacher_profile_surname_present CHECK ((btrim(surname) <> ''::text)),
  constraint teacher_profile_teacher_profile_school_id_fkey FOREIGN KEY (teacher_profile_school_id) REFERENCES public.school(id) ON DELETE SET NULL,
  constraint teacher_profile_title_present CHECK ((btrim(title) <> ''::text)),
  constraint teacher_profile_translate_i18n_known CHECK ((translate_i18n = ANY (ARRAY['en'::text, 'af'::text]))),
  constraint teacher_profile_type_fixed CHECK ((type = 'TeacherProfile'::text)),
  constraint teacher_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint teacher_profile_user_id_key UNIQUE (user_id)
);
CREATE INDEX teacher_profile_created_at_idx ON public.teacher_profile USING btree (created_at DESC NULLS LAST, id);
CREATE INDEX teacher_profile_teacher_profile_school_id_idx ON public.teacher_profile USING btree (teacher_profile_school_id);
CREATE INDEX teacher_profile_waiting_email_idx ON public.teacher_profile USING btree (lower(split_part(owner, '::'::text, 2))) WHERE ((user_id IS NULL) AND (closed_at IS NULL));
alter table public.teacher_profile enable row level security;
create policy "owners change their profile, superadmins any" on public.teacher_profile as permissive for update to authenticated
  using (((user_id = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('superadmin'::text) AS in_group)))
  with check (((user_id = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
create policy "owners read their profile, superadmins all" on public.teacher_profile as permissive for select to authenticated
  using (((user_id = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
create policy "people create their own profile, administrators any" on public.teacher_profile as permissive for insert to authenticated
  with check (((user_id = ( SELECT private.my_user_id() AS my_user_id)) OR ( SELECT private.in_group('admin'::text) AS in_group)));
grant insert, select, update on public.teacher_profile to service_role;
grant insert (days_per_week, language, name, province, surname, teacher_profile_school_id, title, translate_i18n, user_id) on public.teacher_profile to authenticated;
grant select (closed_at, created_at, days_per_week, id, language, name, owner, products, products_order_shipping_details, province, rotation_anchor, session_token, status, surname, teacher_profile_school_id, title, translate_i18n, type, updated_at, user_id) on public.teacher_profile to authenticated;
grant update (days_per_week, language, name, products_order_shipping_details, province, rotation_anchor, surname, teacher_profile_school_id, title, translate_i18n) on public.teacher_profile to authenticated;
comment on table public.teacher_profile is '@graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_profile.closed_at is 'When the user was deleted. The profile keeps its orders for the tax office and never gets a user again.';
comment on column public.teacher_profile.owner is '{sub}::{username}, set when the profile gets its user; the username is the e-mail address at that time.';
comment on column public.teacher_profile.products is 'A list from the old shop; nothing writes it.';
comment on column public.teacher_profile.rotation_anchor is 'The Monday of a week A, chosen by the teacher; weeks alternate from there. Null: weeks do not rotate.';
comment on column public.teacher_profile.session_token is 'Names the one browser that may use the account; each window compares it with its own token.';
comment on column public.teacher_profile.translate_i18n is 'Language of the interface. Null until the person chooses one, in a browser or at sign-up.';
comment on column public.teacher_profile.user_id is 'Empty for customers of the old shop who have not signed in yet, and after the user was deleted.';
comment on constraint teacher_profile_teacher_profile_school_id_fkey on public.teacher_profile is '@graphql({"foreign_name": "school", "local_name": "teacherProfiles"})';
CREATE TRIGGER check_own_school BEFORE INSERT OR UPDATE OF teacher_profile_school_id ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.check_own_school();
CREATE TRIGGER check_school_province BEFORE INSERT OR UPDATE ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.check_school_province();
CREATE TRIGGER fix_profile_owner BEFORE INSERT OR UPDATE ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.fix_profile_owner();
CREATE TRIGGER forget_recipient AFTER UPDATE ON public.teacher_profile FOR EACH ROW WHEN (((((old.title IS DISTINCT FROM new.title) OR (old.name IS DISTINCT FROM new.name)) OR (old.surname IS DISTINCT FROM new.surname)) OR (old.owner IS DISTINCT FROM new.owner))) EXECUTE FUNCTION private.forget_recipient();
CREATE TRIGGER forget_school_request AFTER UPDATE OF user_id ON public.teacher_profile FOR EACH ROW WHEN (((old.user_id IS NOT NULL) AND (new.user_id IS NULL))) EXECUTE FUNCTION private.forget_school_request();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.record_admin_write('session_token');
CREATE TRIGGER rename_orders_of_profile AFTER UPDATE ON public.teacher_profile FOR EACH ROW WHEN (((((old.title IS DISTINCT FROM new.title) OR (old.name IS DISTINCT FROM new.name)) OR (old.surname IS DISTINCT FROM new.surname)) OR (old.owner IS DISTINCT FROM new.owner))) EXECUTE FUNCTION private.rename_orders_of_profile();
CREATE TRIGGER report_profile AFTER INSERT OR DELETE OR UPDATE OF user_id, owner, title, name, surname, language, province, teacher_profile_school_id ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.report_profile();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.teacher_profile FOR EACH ROW EXECUTE FUNCTION private.trim_texts('title', 'name', 'surname');

create table public.teacher_schedule (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  day text not null,
  periods integer,
  period_duration integer,
  break_durations integer[] not null default '{}'::integer[],
  start_time time(0) without time zone not null,
  end_time time(0) without time zone,
  breaks_after integer[] not null default '{}'::integer[],
  constraint teacher_schedule_break_durations_range CHECK (private.are_break_durations(break_durations)),
  constraint teacher_schedule_breaks_after_range CHECK (private.are_break_positions(breaks_after, break_durations, periods)),
  constraint teacher_schedule_day_known CHECK ((day = ANY (ARRAY['Monday'::text, 'Tuesday'::text, 'Wednesday'::text, 'Thursday'::text, 'Friday'::text]))),
  constraint teacher_schedule_end_after_start CHECK ((end_time > start_time)),
  constraint teacher_schedule_lessons_fit CHECK ((((private.minutes_of(periods, period_duration, break_durations))::double precision * '00:01:00'::interval) <= COALESCE((end_time - start_time), ('24:00:00'::time without time zone - start_time)))),
  constraint teacher_schedule_period_duration_range CHECK (((period_duration >= 1) AND (period_duration <= 240))),
  constraint teacher_schedule_periods_range CHECK (((periods >= 1) AND (periods <= 20))),
  constraint teacher_schedule_pkey PRIMARY KEY (id),
  constraint teacher_schedule_teacher_profile_id_day_key UNIQUE (teacher_profile_id, day),
  constraint teacher_schedule_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE
);
alter table public.teacher_schedule enable row level security;
create policy "teachers change their schedule" on public.teacher_schedule as permissive for update to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)))
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers create their schedule" on public.teacher_schedule as permissive for insert to authenticated
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers delete from their schedule" on public.teacher_schedule as permissive for delete to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers read their schedule" on public.teacher_schedule as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
grant delete on public.teacher_schedule to authenticated;
grant delete, insert, select, update on public.teacher_schedule to service_role;
grant insert (break_durations, breaks_after, day, end_time, period_duration, periods, start_time, teacher_profile_id) on public.teacher_schedule to authenticated;
grant select (break_durations, breaks_after, created_at, day, end_time, id, period_duration, periods, start_time, teacher_profile_id, updated_at) on public.teacher_schedule to authenticated;
grant update (break_durations, breaks_after, day, end_time, period_duration, periods, start_time) on public.teacher_schedule to authenticated;
comment on table public.teacher_schedule is 'One row per weekday that the teacher works. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_schedule.break_durations is 'Minutes of each break, in order.';
comment on column public.teacher_schedule.breaks_after is 'The period after which each break comes, in the order of break_durations. Empty: breaks are spread evenly over the day, as on schedules that were made before this column existed.';
comment on column public.teacher_schedule.end_time is 'Computed from periods and breaks when it is left out and they are given.';
comment on column public.teacher_schedule.period_duration is 'Minutes of one period.';
CREATE TRIGGER fill_schedule_end BEFORE INSERT OR UPDATE ON public.teacher_schedule FOR EACH ROW EXECUTE FUNCTION private.fill_schedule_end();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_schedule FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.teacher_subject_template (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null default private.my_teacher_profile_id(),
  name text not null,
  type text not null default 'Lesson'::text,
  complexity text not null,
  total_points integer,
  minutes integer,
  font_family text not null default 'Default'::text,
  headings jsonb not null default '[]'::jsonb,
  template jsonb not null default '[]'::jsonb,
  school_id uuid,
  subject_id uuid,
  subject_name text,
  grade_order smallint,
  school_name text,
  search_field text collate "C" not null default ''::text,
  constraint teacher_subject_template_complexity_known CHECK ((complexity = ANY (ARRAY['Simple'::text, 'Detailed'::text]))),
  constraint teacher_subject_template_font_family_known CHECK ((font_family = ANY (ARRAY['Default'::text, 'Arial'::text]))),
  constraint teacher_subject_template_id_teacher_profile_id_key UNIQUE (id, teacher_profile_id),
  constraint teacher_subject_template_minutes_not_negative CHECK ((minutes >= 0)),
  constraint teacher_subject_template_name_length CHECK ((length(name) <= 200)),
  constraint teacher_subject_template_name_present CHECK ((NOT private.is_blank(name))),
  constraint teacher_subject_template_pkey PRIMARY KEY (id),
  constraint teacher_subject_template_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.school(id) ON DELETE SET NULL,
  constraint teacher_subject_template_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES public.subject(id) ON DELETE RESTRICT,
  constraint teacher_subject_template_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_subject_template_total_points_not_negative CHECK ((total_points >= 0)),
  constraint teacher_subject_template_type_fixed CHECK ((type = 'Lesson'::text))
);
CREATE INDEX teacher_subject_template_owner_idx ON public.teacher_subject_template USING btree (teacher_profile_id, updated_at DESC, id);
CREATE INDEX teacher_subject_template_school_id_idx ON public.teacher_subject_template USING btree (school_id);
CREATE INDEX teacher_subject_template_subject_id_idx ON public.teacher_subject_template USING btree (subject_id);
alter table public.teacher_subject_template enable row level security;
create policy "owners change their lessons" on public.teacher_subject_template as permissive for update to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)))
  with check ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "owners delete their lessons" on public.teacher_subject_template as permissive for delete to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "owners read their lessons" on public.teacher_subject_template as permissive for select to authenticated
  using ((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)));
create policy "teachers create lessons of their own" on public.teacher_subject_template as permissive for insert to authenticated
  with check (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) AND ( SELECT private.in_group('teacher'::text) AS in_group)));
grant delete on public.teacher_subject_template to authenticated;
grant delete, insert, select, update on public.teacher_subject_template to service_role;
grant insert (complexity, font_family, headings, id, minutes, name, school_id, subject_id, template, total_points) on public.teacher_subject_template to authenticated;
grant select (complexity, created_at, font_family, grade_order, headings, id, minutes, name, school_id, school_name, search_field, subject_id, subject_name, teacher_profile_id, template, total_points, type, updated_at) on public.teacher_subject_template to authenticated;
grant update (complexity, font_family, headings, minutes, name, school_id, subject_id, template, total_points) on public.teacher_subject_template to authenticated;
comment on table public.teacher_subject_template is 'Lessons of a teacher, made from a template or from nothing. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.teacher_subject_template.grade_order is 'The grade as a number, R as 0, for sorting.';
comment on column public.teacher_subject_template.headings is 'List of label and value, printed above the lesson.';
comment on column public.teacher_subject_template.school_name is 'The name of the school, for sorting; kept by triggers.';
comment on column public.teacher_subject_template.search_field is 'The text that searches look into, in lower case without accents.';
comment on column public.teacher_subject_template.subject_name is 'The name of the subject, for sorting; kept by triggers.';
comment on column public.teacher_subject_template.template is 'Ordered steps, each with a name and filled fields.';
CREATE TRIGGER fill_lesson_template BEFORE INSERT OR UPDATE ON public.teacher_subject_template FOR EACH ROW EXECUTE FUNCTION private.fill_lesson_template();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_subject_template FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.teacher_subject_template FOR EACH ROW EXECUTE FUNCTION private.trim_texts('name');

create table public.teacher_subscription (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  teacher_profile_id uuid not null,
  title text not null default 'Monthly'::text,
  frequency smallint not null default 3,
  amount numeric(12,2) not null default 200,
  per_grade numeric(12,2) not null default 0,
  monthly_limit integer not null default 50,
  grades text[] not null default '{}'::text[],
  grand_fathered boolean not null default true,
  pro_rata_payment_successful boolean not null default false,
  token text,
  status_text text,
  run_date timestamp with time zone,
  checked_at timestamp with time zone,
  constraint teacher_subscription_amounts_not_negative CHECK (((amount >= (0)::numeric) AND (per_grade >= (0)::numeric))),
  constraint teacher_subscription_frequency_known CHECK (((frequency >= 1) AND (frequency <= 6))),
  constraint teacher_subscription_grades_known CHECK ((grades <@ private.grades())),
  constraint teacher_subscription_grades_present CHECK ((grand_fathered OR (cardinality(grades) > 0))),
  constraint teacher_subscription_monthly_limit_range CHECK ((monthly_limit >= '-1'::integer)),
  constraint teacher_subscription_pkey PRIMARY KEY (id),
  constraint teacher_subscription_status_text_length CHECK (((length(status_text) >= 1) AND (length(status_text) <= 100))),
  constraint teacher_subscription_teacher_profile_id_fkey FOREIGN KEY (teacher_profile_id) REFERENCES public.teacher_profile(id) ON DELETE CASCADE,
  constraint teacher_subscription_teacher_profile_id_key UNIQUE (teacher_profile_id),
  constraint teacher_subscription_title_present CHECK ((NOT private.is_blank(title))),
  constraint teacher_subscription_token_length CHECK (((length(token) >= 1) AND (length(token) <= 200)))
);
alter table public.teacher_subscription enable row level security;
create policy "administrators change subscriptions" on public.teacher_subscription as permissive for update to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)))
  with check ((( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
create policy "administrators create subscriptions" on public.teacher_subscription as permissive for insert to authenticated
  with check ((( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
create policy "owners read their subscription, administrators all" on public.teacher_subscription as permissive for select to authenticated
  using (((teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) OR ( SELECT private.in_group('admin'::text) AS in_group) OR ( SELECT private.in_group('superadmin'::text) AS in_group)));
grant insert, select, update on public.teacher_subscription to service_role;
grant select on public.teacher_subscription to authenticated;
grant insert (amount, frequency, grades, grand_fathered, monthly_limit, per_grade, teacher_profile_id, title) on public.teacher_subscription to authenticated;
grant update (amount, frequency, grades, grand_fathered, monthly_limit, per_grade, title) on public.teacher_subscription to authenticated;
comment on table public.teacher_subscription is 'The package of a teacher and what the payment provider last reported about it. The defaults are the legacy package. @graphql({"totalCount": {"enabled": true}})';
comment on column public.teacher_subscription.amount is 'Rand per payment, for the first grade.';
comment on column public.teacher_subscription.checked_at is 'When the provider was last asked.';
comment on column public.teacher_subscription.frequency is 'The provider''s number: 3 monthly, 4 every three months, 5 every six months, 6 yearly.';
comment on column public.teacher_subscription.grand_fathered is 'Every grade without a limit, while the subscription is valid.';
comment on column public.teacher_subscription.monthly_limit is 'Additions to the library per grade and calendar month; -1 is unlimited.';
comment on column public.teacher_subscription.per_grade is 'Rand for each grade after the first.';
comment on column public.teacher_subscription.run_date is 'When the provider collects next.';
comment on column public.teacher_subscription.status_text is 'As the provider writes it: ACTIVE, CANCELLED, …';
comment on column public.teacher_subscription.token is 'The name of the subscription at the payment provider.';
comment on constraint teacher_subscription_teacher_profile_id_fkey on public.teacher_subscription is '@graphql({"foreign_name": "teacherProfile", "local_name": "subscription"})';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.teacher_subscription FOR EACH ROW EXECUTE FUNCTION private.record_admin_write('token');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.teacher_subscription FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.term (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  label text not null,
  label_af text,
  start_date date not null,
  end_date date not null,
  provinces text[] not null,
  constraint term_dates_finite CHECK ((isfinite(start_date) AND isfinite(end_date))),
  constraint term_end_not_before_start CHECK ((end_date >= start_date)),
  constraint term_label_af_length CHECK (((length(label_af) >= 1) AND (length(label_af) <= 100))),
  constraint term_label_length CHECK ((length(label) <= 100)),
  constraint term_label_present CHECK ((NOT private.is_blank(label))),
  constraint term_pkey PRIMARY KEY (id),
  constraint term_provinces_known CHECK (((cardinality(provinces) > 0) AND (provinces <@ private.provinces())))
);
{"label":"Term 1, 2026","end_date":"2026-03-27","label_af":"Kwartaal 1, 2026","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2026-01-14"} (1 times)
{"label":"Term 1, 2027","end_date":"2027-03-19","label_af":"Kwartaal 1, 2027","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2027-01-13"} (1 times)
{"label":"Term 2, 2026","end_date":"2026-06-26","label_af":"Kwartaal 2, 2026","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2026-04-08"} (1 times)
{"label":"Term 2, 2027","end_date":"2027-06-25","label_af":"Kwartaal 2, 2027","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2027-04-06"} (1 times)
{"label":"Term 3, 2026","end_date":"2026-09-23","label_af":"Kwartaal 3, 2026","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2026-07-21"} (1 times)
{"label":"Term 3, 2027","end_date":"2027-09-22","label_af":"Kwartaal 3, 2027","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2027-07-20"} (1 times)
{"label":"Term 4, 2026","end_date":"2026-12-09","label_af":"Kwartaal 4, 2026","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2026-10-06"} (1 times)
{"label":"Term 4, 2027","end_date":"2027-12-08","label_af":"Kwartaal 4, 2027","provinces":["Eastern Cape","Free State","Gauteng","KwaZulu-Natal","Limpopo","Mpumalanga","Northern Cape","North West","Western Cape"],"start_date":"2027-10-05"} (1 times)
CREATE INDEX term_start_date_idx ON public.term USING btree (start_date, id);
alter table public.term enable row level security;
create policy "administrators change terms" on public.term as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create terms" on public.term as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete terms" on public.term as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "teachers read terms of their province, administrators all" on public.term as permissive for select to authenticated
  using ((( SELECT private.in_group('admin'::text) AS in_group) OR (( SELECT private.in_group('teacher'::text) AS in_group) AND (( SELECT private.my_province() AS my_province) = ANY (provinces)))));
grant delete on public.term to authenticated;
grant delete, insert, select, update on public.term to service_role;
grant insert (end_date, label, label_af, provinces, start_date) on public.term to authenticated;
grant select (created_at, end_date, id, label, label_af, provinces, start_date, updated_at) on public.term to authenticated;
grant update (end_date, label, label_af, provinces, start_date) on public.term to authenticated;
comment on table public.term is 'School terms, loaded whole. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
comment on column public.term.end_date is 'Last day for learners.';
comment on column public.term.label_af is 'Afrikaans label; the English one is shown without it.';
comment on column public.term.provinces is 'Teachers of these provinces see the term.';
comment on column public.term.start_date is 'First day for learners.';
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.term FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.term FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.term FOR EACH ROW EXECUTE FUNCTION private.trim_texts('label', 'label_af');

create table public.term_biweek (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  term_id uuid not null,
  label text not null,
  label_af text,
  start_date date not null,
  end_date date not null,
  color text not null,
  constraint term_biweek_color_known CHECK ((color = ANY (private.biweek_palette()))),
  constraint term_biweek_dates_finite CHECK ((isfinite(start_date) AND isfinite(end_date))),
  constraint term_biweek_end_not_before_start CHECK ((end_date >= start_date)),
  constraint term_biweek_label_af_length CHECK (((length(label_af) >= 1) AND (length(label_af) <= 100))),
  constraint term_biweek_label_length CHECK ((length(label) <= 100)),
  constraint term_biweek_label_present CHECK ((NOT private.is_blank(label))),
  constraint term_biweek_pkey PRIMARY KEY (id),
  constraint term_biweek_term_id_fkey FOREIGN KEY (term_id) REFERENCES public.term(id) ON DELETE CASCADE
);
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-02-06","label_af":"Week 3-4","start_date":"2026-01-26"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 1, 2027\",\"end_date\":\"2027-03-19\",\"label_af\":\"Kwartaal 1, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-01-13\"}","end_date":"2027-02-05","label_af":"Week 3-4","start_date":"2027-01-25"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-05-01","label_af":"Week 3-4","start_date":"2026-04-20"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-04-30","label_af":"Week 3-4","start_date":"2027-04-19"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 3, 2026\",\"end_date\":\"2026-09-23\",\"label_af\":\"Kwartaal 3, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-07-21\"}","end_date":"2026-08-14","label_af":"Week 3-4","start_date":"2026-08-03"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 3, 2027\",\"end_date\":\"2027-09-22\",\"label_af\":\"Kwartaal 3, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-07-20\"}","end_date":"2027-08-13","label_af":"Week 3-4","start_date":"2027-08-02"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 4, 2026\",\"end_date\":\"2026-12-09\",\"label_af\":\"Kwartaal 4, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-10-06\"}","end_date":"2026-10-30","label_af":"Week 3-4","start_date":"2026-10-19"} (1 times)
{"color":"cyan","label":"Weeks 3-4","term_id":"public.term {\"label\":\"Term 4, 2027\",\"end_date\":\"2027-12-08\",\"label_af\":\"Kwartaal 4, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-10-05\"}","end_date":"2027-10-29","label_af":"Week 3-4","start_date":"2027-10-18"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-03-06","label_af":"Week 7-8","start_date":"2026-02-23"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 1, 2027\",\"end_date\":\"2027-03-19\",\"label_af\":\"Kwartaal 1, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-01-13\"}","end_date":"2027-03-05","label_af":"Week 7-8","start_date":"2027-02-22"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-05-29","label_af":"Week 7-8","start_date":"2026-05-18"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-05-28","label_af":"Week 7-8","start_date":"2027-05-17"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 3, 2026\",\"end_date\":\"2026-09-23\",\"label_af\":\"Kwartaal 3, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-07-21\"}","end_date":"2026-09-11","label_af":"Week 7-8","start_date":"2026-08-31"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 3, 2027\",\"end_date\":\"2027-09-22\",\"label_af\":\"Kwartaal 3, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-07-20\"}","end_date":"2027-09-10","label_af":"Week 7-8","start_date":"2027-08-30"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 4, 2026\",\"end_date\":\"2026-12-09\",\"label_af\":\"Kwartaal 4, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-10-06\"}","end_date":"2026-11-27","label_af":"Week 7-8","start_date":"2026-11-16"} (1 times)
{"color":"deep-purple","label":"Weeks 7-8","term_id":"public.term {\"label\":\"Term 4, 2027\",\"end_date\":\"2027-12-08\",\"label_af\":\"Kwartaal 4, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-10-05\"}","end_date":"2027-11-26","label_af":"Week 7-8","start_date":"2027-11-15"} (1 times)
{"color":"indigo","label":"Week 11","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-03-27","label_af":"Week 11","start_date":"2026-03-23"} (1 times)
{"color":"indigo","label":"Weeks 11-12","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-06-26","label_af":"Week 11-12","start_date":"2026-06-15"} (1 times)
{"color":"indigo","label":"Weeks 11-12","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-06-25","label_af":"Week 11-12","start_date":"2027-06-14"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-03-20","label_af":"Week 9-10","start_date":"2026-03-09"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 1, 2027\",\"end_date\":\"2027-03-19\",\"label_af\":\"Kwartaal 1, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-01-13\"}","end_date":"2027-03-19","label_af":"Week 9-10","start_date":"2027-03-08"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-06-12","label_af":"Week 9-10","start_date":"2026-06-01"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-06-11","label_af":"Week 9-10","start_date":"2027-05-31"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 3, 2026\",\"end_date\":\"2026-09-23\",\"label_af\":\"Kwartaal 3, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-07-21\"}","end_date":"2026-09-23","label_af":"Week 9-10","start_date":"2026-09-14"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 3, 2027\",\"end_date\":\"2027-09-22\",\"label_af\":\"Kwartaal 3, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-07-20\"}","end_date":"2027-09-22","label_af":"Week 9-10","start_date":"2027-09-13"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 4, 2026\",\"end_date\":\"2026-12-09\",\"label_af\":\"Kwartaal 4, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-10-06\"}","end_date":"2026-12-09","label_af":"Week 9-10","start_date":"2026-11-30"} (1 times)
{"color":"orange","label":"Weeks 9-10","term_id":"public.term {\"label\":\"Term 4, 2027\",\"end_date\":\"2027-12-08\",\"label_af\":\"Kwartaal 4, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-10-05\"}","end_date":"2027-12-08","label_af":"Week 9-10","start_date":"2027-11-29"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-02-20","label_af":"Week 5-6","start_date":"2026-02-09"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 1, 2027\",\"end_date\":\"2027-03-19\",\"label_af\":\"Kwartaal 1, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-01-13\"}","end_date":"2027-02-19","label_af":"Week 5-6","start_date":"2027-02-08"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-05-15","label_af":"Week 5-6","start_date":"2026-05-04"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-05-14","label_af":"Week 5-6","start_date":"2027-05-03"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 3, 2026\",\"end_date\":\"2026-09-23\",\"label_af\":\"Kwartaal 3, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-07-21\"}","end_date":"2026-08-28","label_af":"Week 5-6","start_date":"2026-08-17"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 3, 2027\",\"end_date\":\"2027-09-22\",\"label_af\":\"Kwartaal 3, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-07-20\"}","end_date":"2027-08-27","label_af":"Week 5-6","start_date":"2027-08-16"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 4, 2026\",\"end_date\":\"2026-12-09\",\"label_af\":\"Kwartaal 4, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-10-06\"}","end_date":"2026-11-13","label_af":"Week 5-6","start_date":"2026-11-02"} (1 times)
{"color":"pink","label":"Weeks 5-6","term_id":"public.term {\"label\":\"Term 4, 2027\",\"end_date\":\"2027-12-08\",\"label_af\":\"Kwartaal 4, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-10-05\"}","end_date":"2027-11-12","label_af":"Week 5-6","start_date":"2027-11-01"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 1, 2026\",\"end_date\":\"2026-03-27\",\"label_af\":\"Kwartaal 1, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-01-14\"}","end_date":"2026-01-23","label_af":"Week 1-2","start_date":"2026-01-14"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 1, 2027\",\"end_date\":\"2027-03-19\",\"label_af\":\"Kwartaal 1, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-01-13\"}","end_date":"2027-01-22","label_af":"Week 1-2","start_date":"2027-01-13"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 2, 2026\",\"end_date\":\"2026-06-26\",\"label_af\":\"Kwartaal 2, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-04-08\"}","end_date":"2026-04-17","label_af":"Week 1-2","start_date":"2026-04-08"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 2, 2027\",\"end_date\":\"2027-06-25\",\"label_af\":\"Kwartaal 2, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-04-06\"}","end_date":"2027-04-16","label_af":"Week 1-2","start_date":"2027-04-06"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 3, 2026\",\"end_date\":\"2026-09-23\",\"label_af\":\"Kwartaal 3, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-07-21\"}","end_date":"2026-07-31","label_af":"Week 1-2","start_date":"2026-07-21"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 3, 2027\",\"end_date\":\"2027-09-22\",\"label_af\":\"Kwartaal 3, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-07-20\"}","end_date":"2027-07-30","label_af":"Week 1-2","start_date":"2027-07-20"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 4, 2026\",\"end_date\":\"2026-12-09\",\"label_af\":\"Kwartaal 4, 2026\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2026-10-06\"}","end_date":"2026-10-16","label_af":"Week 1-2","start_date":"2026-10-06"} (1 times)
{"color":"red","label":"Weeks 1-2","term_id":"public.term {\"label\":\"Term 4, 2027\",\"end_date\":\"2027-12-08\",\"label_af\":\"Kwartaal 4, 2027\",\"provinces\":[\"Eastern Cape\",\"Free State\",\"Gauteng\",\"KwaZulu-Natal\",\"Limpopo\",\"Mpumalanga\",\"Northern Cape\",\"North West\",\"Western Cape\"],\"start_date\":\"2027-10-05\"}","end_date":"2027-10-15","label_af":"Week 1-2","start_date":"2027-10-05"} (1 times)
CREATE INDEX term_biweek_term_id_idx ON public.term_biweek USING btree (term_id, start_date);
alter table public.term_biweek enable row level security;
create policy "administrators change biweeks" on public.term_biweek as permissive for update to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group))
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators create biweeks" on public.term_biweek as permissive for insert to authenticated
  with check (( SELECT private.in_group('admin'::text) AS in_group));
create policy "administrators delete biweeks" on public.term_biweek as permissive for delete to authenticated
  using (( SELECT private.in_group('admin'::text) AS in_group));
create policy "whoever sees the term reads its biweeks" on public.term_biweek as permissive for select to authenticated
  using ((EXISTS ( SELECT
   FROM public.term parent
  WHERE (parent.id = term_biweek.term_id))));
grant delete on public.term_biweek to authenticated;
grant delete, insert, select, update on public.term_biweek to service_role;
grant insert (end_date, label, label_af, start_date, term_id) on public.term_biweek to authenticated;
grant select (color, created_at, end_date, id, label, label_af, start_date, term_id, updated_at) on public.term_biweek to authenticated;
grant update (color, end_date, label, label_af, start_date) on public.term_biweek to authenticated;
comment on table public.term_biweek is 'Two-week cycles of a term, counted from its first week; read with the term as "biweeks".';
comment on column public.term_biweek.color is 'The first colour of the palette that the term has not used.';
comment on constraint term_biweek_term_id_fkey on public.term_biweek is '@graphql({"foreign_name": "term", "local_name": "biweeks"})';
CREATE TRIGGER assign_biweek_color BEFORE INSERT ON public.term_biweek FOR EACH ROW EXECUTE FUNCTION private.assign_biweek_color();
CREATE TRIGGER record_admin_write AFTER INSERT OR DELETE OR UPDATE ON public.term_biweek FOR EACH ROW EXECUTE FUNCTION private.record_admin_write();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.term_biweek FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();
CREATE TRIGGER trim_texts BEFORE INSERT OR UPDATE ON public.term_biweek FOR EACH ROW EXECUTE FUNCTION private.trim_texts('label', 'label_af');

create policy "administrators delete files, teachers their own pictures" on storage.objects as permissive for delete to authenticated
  using ((((bucket_id = ANY (ARRAY['images'::text, 'papers'::text, 'content'::text])) AND ( SELECT private.in_group('admin'::text) AS in_group)) OR ((bucket_id = 'papers'::text) AND (private.is_own_picture_path(name, ( SELECT private.my_user_id() AS my_user_id)) OR private.is_merged_path(name, 'Assessments/'::text, ( SELECT private.my_merged_users() AS my_merged_users))))));
create policy "administrators read files, teachers their own" on storage.objects as permissive for select to authenticated
  using ((((bucket_id = ANY (ARRAY['images'::text, 'papers'::text, 'content'::text, 'proofs'::text])) AND ( SELECT private.in_group('admin'::text) AS in_group)) OR ((bucket_id = 'papers'::text) AND (private.is_own_picture_path(name, ( SELECT private.my_user_id() AS my_user_id)) OR private.is_merged_path(name, 'Assessments/'::text, ( SELECT private.my_merged_users() AS my_merged_users)) OR (private.is_shared_picture_path(name) AND ( SELECT private.in_group('teacher'::text) AS in_group)))) OR ((bucket_id = 'proofs'::text) AND (starts_with(name, (( SELECT private.my_user_id() AS my_user_id) || '/'::text)) OR private.is_merged_path(name, ''::text, ( SELECT private.my_merged_users() AS my_merged_users))))));
create policy "administrators replace files" on storage.objects as permissive for update to authenticated
  using (((bucket_id = ANY (ARRAY['images'::text, 'content'::text])) AND ( SELECT private.in_group('admin'::text) AS in_group)))
  with check ((( SELECT private.in_group('admin'::text) AS in_group) AND (((bucket_id = 'images'::text) AND private.is_picture_path(name)) OR ((bucket_id = 'content'::text) AND private.is_content_path(name)))));
create policy "administrators upload files, teachers their own" on storage.objects as permissive for insert to authenticated
  with check (((( SELECT private.in_group('admin'::text) AS in_group) AND (((bucket_id = 'images'::text) AND private.is_picture_path(name)) OR ((bucket_id = 'papers'::text) AND private.is_shared_picture_path(name)) OR ((bucket_id = 'content'::text) AND private.is_content_path(name)))) OR (( SELECT private.in_group('teacher'::text) AS in_group) AND (bucket_id = 'papers'::text) AND private.is_own_picture_path(name, ( SELECT private.my_user_id() AS my_user_id))) OR ((bucket_id = 'proofs'::text) AND private.is_own_proof_path(name))));
CREATE TRIGGER limit_own_pictures BEFORE INSERT ON storage.objects FOR EACH ROW WHEN (((new.bucket_id = 'papers'::text) AND (new.name !~ '^Assessments/shared/'::text))) EXECUTE FUNCTION private.limit_own_pictures();
CREATE TRIGGER limit_proofs BEFORE INSERT ON storage.objects FOR EACH ROW WHEN ((new.bucket_id = 'proofs'::text)) EXECUTE FUNCTION private.limit_proofs();


-- Views

create view private.archived_as_order as
 SELECT id,
    created_at,
    updated_at,
    teacher_profile_id,
    owner,
    order_status,
    order_number,
    order_date_time,
    order_payment_method,
    order_payment,
    NULL::timestamp with time zone AS payment_open_until,
    order_shipping_details,
    coupon_code,
    coupon_discount_type,
    coupon_discount_value,
    coupon_amount,
    shipping_fee,
    order_total,
    order_vat,
    (0)::numeric(12,2) AS refunded_amount,
    product_count,
    has_physical,
    has_questions,
    search_field
   FROM public.archived_teacher_products_order kept;
comment on view private.archived_as_order is 'Archived orders with the columns of orders, for search_orders(), and the text that they were found by when they were put away.';

create view private.owned_product with (security_invoker=true) as
 SELECT line.teacher_profile_id,
    line.product_id,
    'bought'::text AS source,
    COALESCE(parent.order_date_time, parent.created_at) AS since
   FROM (public.teacher_products_order parent
     JOIN public.order_line line ON ((line.order_id = parent.id)))
  WHERE ((parent.order_status = 'PAID'::text) AND (line.withdrawn_at IS NULL) AND (line.product_id IS NOT NULL))
UNION ALL
 SELECT member.teacher_profile_id,
    member.product_id,
    'bought'::text AS source,
    COALESCE(parent.order_date_time, parent.created_at) AS since
   FROM ((public.teacher_products_order parent
     JOIN public.order_line line ON ((line.order_id = parent.id)))
     JOIN public.order_line_member member ON ((member.order_line_id = line.id)))
  WHERE ((parent.order_status = 'PAID'::text) AND (line.withdrawn_at IS NULL) AND (member.product_id IS NOT NULL))
UNION ALL
 SELECT given.teacher_profile_id,
    line.product_id,
    'seat'::text AS source,
    given.taken_at AS since
   FROM ((public.seat given
     JOIN public.order_line line ON ((line.id = given.order_line_id)))
     JOIN public.teacher_products_order parent ON ((parent.id = line.order_id)))
  WHERE ((parent.order_status = 'PAID'::text) AND (line.withdrawn_at IS NULL) AND (line.product_id IS NOT NULL) AND (NOT line.physical))
UNION ALL
 SELECT addition.teacher_profile_id,
    addition.product_id,
    'subscribed'::text AS source,
    addition.time_stamp AS since
   FROM public.product_subscription addition;
comment on view private.owned_product is 'What a teacher bought and paid for, by itself or in a bundle, was given a seat of, or added with a subscription. A cancelled order is not PAID, so its resources leave the library at once; so does a line that a refund withdrew. A resource may appear more than once.';

create view private.reporting_teacher_source as
 WITH people AS (
         SELECT person.id,
            profile_1.id AS profile_id,
            person.email,
            person.created_at,
            COALESCE(NULLIF(person.phone, ''::text), "substring"((person.raw_user_meta_data ->> 'phone'::text), '^\+?\d{9,15}$'::text)) AS phone
           FROM (auth.users person
             LEFT JOIN public.teacher_profile profile_1 ON ((profile_1.user_id = person.id)))
        UNION ALL
         SELECT profile_1.id,
            profile_1.id,
            NULL::character varying,
            profile_1.created_at,
            NULL::text
           FROM public.teacher_profile profile_1
          WHERE (profile_1.user_id IS NULL)
        )
 SELECT people.id,
    people.profile_id AS teacher_profile_id,
    COALESCE(profile.owner, private.owner_of(people.id)) AS owner,
    split_part(COALESCE(profile.owner, private.owner_of(people.id)), '::'::text, 2) AS username,
    profile.title,
    profile.name,
    profile.surname,
    profile.language,
    profile.province,
    NULLIF((people.email)::text, ''::text) AS email,
        CASE
            WHEN (people.phone <> ''::text) THEN ('+'::text || ltrim(people.phone, '+'::text))
            ELSE NULL::text
        END AS phone,
    people.created_at AS registration_date,
    private.groups_of(people.id) AS roles,
    (( SELECT count(*) AS count
           FROM (public.teacher_products_order bought
             JOIN public.order_line line ON ((line.order_id = bought.id)))
          WHERE ((bought.teacher_profile_id = people.profile_id) AND (bought.order_status = 'PAID'::text) AND (line.withdrawn_at IS NULL))))::integer AS product_count,
    profile.teacher_profile_school_id,
    school.name AS school_name
   FROM ((people
     LEFT JOIN public.teacher_profile profile ON ((profile.id = people.profile_id)))
     LEFT JOIN public.school school ON ((school.id = profile.teacher_profile_school_id)));
comment on view private.reporting_teacher_source is 'What public.reporting_teacher is copied from.';


-- Functions

CREATE OR REPLACE FUNCTION private.acting_user()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
begin
  if caller is not null then
    return caller;
  end if;
  return (
    select case when auth.role() = 'service_role' and pg_input_is_valid(sent.name, 'uuid')
      then sent.name::uuid end
    from (
      select nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-acting-user' as name
    ) as sent
  );
end
$function$;
comment on function private.acting_user() is 'Who writes: the caller, or the person for whom an edge function acts. The header that names that person counts only together with the service key.';

CREATE OR REPLACE FUNCTION private.add_bundle_line(profile_id uuid, bundle_id uuid, answers jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  added public.product_bundle;
  cart_id uuid;
  line_id uuid;
begin
  -- Changing a member updates the row of its bundle, so this lock also keeps the members as they are.
  select * into added
  from public.product_bundle as bundle
  where bundle.id = add_bundle_line.bundle_id and private.is_for_sale(bundle)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  cart_id := private.find_cart(profile_id);
  if not exists (
    select from public.order_line as line
    where line.order_id = cart_id and line.product_bundle_id = added.id
  ) then
    perform private.refuse_paying_for(profile_id, added.id);
    if private.owns_bundle(profile_id, added.id) then
      raise exception 'product_owned' using errcode = 'PT409';
    end if;
    cart_id := coalesce(cart_id, private.new_cart(profile_id));
    insert into public.order_line
      (order_id, product_bundle_id, title, price, discount_percentage, physical, questions)
    values (
      cart_id, added.id, added.title, added.price, added.discount_percentage, added.physical,
      private.answer_questions(private.bundle_questions(added.id), answers))
    returning id into line_id;
    perform private.copy_bundle_members(line_id, added.id);
  end if;
  return cart_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_product_line(profile_id uuid, product_id uuid, answers jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  added public.product;
  cart_id uuid;
begin
  -- The lock keeps the price from changing between reading and copying it.
  select * into added
  from public.product as product
  where product.id = add_product_line.product_id and private.is_orderable(product)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  cart_id := private.find_cart(profile_id);
  if not exists (
    select from public.order_line as line
    where line.order_id = cart_id and line.product_id = added.id
  ) then
    perform private.refuse_paying_for(profile_id, added.id);
    if private.owns_product(profile_id, added.id) then
      raise exception 'product_owned' using errcode = 'PT409';
    end if;
    cart_id := coalesce(cart_id, private.new_cart(profile_id));
    insert into public.order_line
      (order_id, product_id, title, price, discount_percentage, physical, questions)
    values (
      cart_id, added.id, added.title, added.price, added.discount_percentage, added.physical,
      private.answer_questions(added.questions, answers));
  end if;
  return cart_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_to_group(user_id uuid, group_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (group_name = any (private.groups())) is not true then
    raise exception 'unknown_group' using errcode = 'PT422';
  end if;
  insert into private.user_group (user_id, group_name)
  values (add_to_group.user_id, add_to_group.group_name)
  on conflict on constraint user_group_pkey do nothing;
  return found;
exception when foreign_key_violation then
  raise exception 'user_not_found' using errcode = 'PT404';
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_questions(questions jsonb, answers jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  question jsonb;
  chosen text[];
  takes_several boolean;
  answered jsonb := '[]';
begin
  if answers is not null and (
    jsonb_typeof(answers) <> 'array'
    or length(answers::text) > 20000
    or jsonb_array_length(answers) > jsonb_array_length(questions)
  ) then
    raise exception 'answers_not_allowed' using errcode = 'PT422';
  end if;

  for index in 0 .. jsonb_array_length(questions) - 1 loop
    question := questions -> index;
    chosen := private.answer_values(answers -> index);
    takes_several := question ->> 'type' in ('Multi Select', 'Checkbox');

    if cardinality(chosen) = 0 and coalesce((question ->> 'required')::boolean, false) then
      raise exception 'questions_required' using errcode = 'PT422';
    end if;
    if (cardinality(chosen) > 1 and not takes_several)
      or exists (select from unnest(chosen) as choice where length(choice) > 4000)
      or (question ->> 'type' not in ('Text', 'Textarea') and exists (
        select from unnest(chosen) as choice where not question -> 'items' ? choice
      ))
    then
      raise exception 'answers_not_allowed' using errcode = 'PT422';
    end if;

    answered := answered || jsonb_build_array(jsonb_set(question, '{value}',
      case when takes_several then to_jsonb(chosen) else coalesce(to_jsonb(chosen[1]), 'null') end));
  end loop;
  return answered;
end
$function$;
comment on function private.answer_questions(jsonb,jsonb) is 'The questions with the answers filled in as their values. Answers come in the order of the questions.';

CREATE OR REPLACE FUNCTION private.answer_values(answer jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE jsonb_typeof(answer) WHEN 'array'::text THEN ARRAY(SELECT btrim(choice.value) AS btrim FROM jsonb_array_elements_text(answer_values.answer) choice(value) WHERE (btrim(choice.value) <> ''::text)) WHEN 'string'::text THEN array_remove(ARRAY[btrim((answer #>> '{}'::text[]))], ''::text) ELSE '{}'::text[] END;

CREATE OR REPLACE FUNCTION private.answered_words(question jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT string_agg(CASE jsonb_typeof((field.value -> 'answer'::text)) WHEN 'object'::text THEN private.rich_text_words((field.value -> 'answer'::text)) ELSE (field.value ->> 'answer'::text) END, ' '::text) AS string_agg FROM jsonb_array_elements((answered_words.question -> 'fields'::text)) field(value));
comment on function private.answered_words(jsonb) is 'What the memorandum says to a question.';

CREATE OR REPLACE FUNCTION private.archived_history(kept public.archived_teacher_products_order)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(
      event.value || jsonb_build_object('actor', (
        select actor.email from auth.users as actor
        where actor.id = private.id_in(kept.order_actors ->> (event.value ->> 'id'))),
        -- What was cancelled keeps no money from the bank.
        'bankLine', null)
      order by event.place)
    from jsonb_array_elements(kept.order_events) with ordinality as event (value, place)
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.are_break_durations(breaks integer[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((cardinality(breaks) <= 10) AND (NOT (EXISTS (SELECT FROM unnest(are_break_durations.breaks) minutes(minutes) WHERE (((minutes.minutes >= 1) AND (minutes.minutes <= 240)) IS NOT TRUE)))));
grant execute on function private.are_break_durations(integer[]) to authenticated;
grant execute on function private.are_break_durations(integer[]) to service_role;

CREATE OR REPLACE FUNCTION private.are_break_positions(positions integer[], breaks integer[], periods integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((cardinality(positions) = ANY (ARRAY[0, cardinality(breaks)])) AND (NOT (EXISTS (SELECT FROM unnest(are_break_positions.positions) period(period) WHERE (((period.period >= 1) AND (period.period <= COALESCE(are_break_positions.periods, 20))) IS NOT TRUE)))));
grant execute on function private.are_break_positions(integer[],integer[],integer) to authenticated;
grant execute on function private.are_break_positions(integer[],integer[],integer) to service_role;
comment on function private.are_break_positions(integer[],integer[],integer) is 'A period for each break, or none at all.';

CREATE OR REPLACE FUNCTION private.are_channels(channels text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((channels <@ ARRAY['ALL'::text, 'General'::text, 'R'::text, '1'::text, '2'::text, '3'::text, '4'::text, '5'::text, '6'::text, '7'::text]) AND ((cardinality(channels) <= 1) OR (NOT ('ALL'::text = ANY (channels)))));
grant execute on function private.are_channels(text[]) to authenticated;
grant execute on function private.are_channels(text[]) to service_role;
comment on function private.are_channels(text[]) is 'General, grades R to 7, or ALL alone. Empty while the communication is being written.';

CREATE OR REPLACE FUNCTION private.are_instructions(instructions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN private.are_texts(instructions) THEN (NOT jsonb_path_exists(instructions, '$[*]?(@ like_regex "^\\s*$")'::jsonpath)) ELSE false END;

CREATE OR REPLACE FUNCTION private.are_items(items jsonb, type text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (type = ANY (ARRAY['Select'::text, 'Multi Select'::text, 'Radio'::text, 'Checkbox'::text])) THEN (private.are_texts(items) AND (items <> '[]'::jsonb) AND (NOT jsonb_path_exists(items, '$[*]?(@ like_regex "^\\s*$")'::jsonpath))) ELSE (COALESCE(items, 'null'::jsonb) = ANY (ARRAY['null'::jsonb, '[]'::jsonb])) END;
comment on function private.are_items(jsonb,text) is 'The choices of a field: at least one for the four choice types, none for the others.';

CREATE OR REPLACE FUNCTION private.are_lesson_steps(steps jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof(steps) = 'array'::text) THEN (NOT (EXISTS (SELECT FROM jsonb_array_elements(are_lesson_steps.steps) step(value) WHERE (private.is_lesson_step(step.value) IS NOT TRUE)))) ELSE false END;
comment on function private.are_lesson_steps(jsonb) is 'Ordered steps, each with a name and fields. A field has a type, a label, and optionally value, hint, placeholder, items, points and difficulty.';

CREATE OR REPLACE FUNCTION private.are_outdated_texts(outdated jsonb, names text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(outdated), 'null'::text) WHEN 'null'::text THEN true WHEN 'array'::text THEN (NOT (EXISTS (SELECT FROM jsonb_array_elements(are_outdated_texts.outdated) name(value) WHERE (((jsonb_typeof(name.value) = 'string'::text) AND ((name.value #>> '{}'::text[]) ~ (('^('::text || are_outdated_texts.names) || ')$'::text))) IS NOT TRUE)))) ELSE false END;
comment on function private.are_outdated_texts(jsonb,text) is 'The texts of a translation whose original has changed since, by their keys; one of several with its place from 0, as "items.2".';

CREATE OR REPLACE FUNCTION private.are_product_questions(questions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof(questions) = 'array'::text) THEN (NOT (EXISTS (SELECT FROM jsonb_array_elements(are_product_questions.questions) question(value) WHERE (private.is_product_question(question.value) IS NOT TRUE)))) ELSE false END;
grant execute on function private.are_product_questions(jsonb) to authenticated;
grant execute on function private.are_product_questions(jsonb) to service_role;
comment on function private.are_product_questions(jsonb) is 'A list of questions: type, label, and optionally hint, placeholder, required, items, value. The four choice types need items.';

CREATE OR REPLACE FUNCTION private.are_questions(questions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof(questions) = 'array'::text) THEN ((jsonb_array_length(questions) <= 500) AND (NOT (EXISTS (SELECT FROM jsonb_array_elements(are_questions.questions) question(value) WHERE (private.is_question(question.value) IS NOT TRUE))))) ELSE false END;
comment on function private.are_questions(jsonb) is 'The question tree of a paper and its memorandum: number, marks, fields, and optionally title, minutes, richText and, where a section starts, sectionNumber and sectionTitle.';

CREATE OR REPLACE FUNCTION private.are_storage_keys(keys text[], folders text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (NOT (EXISTS (SELECT FROM unnest(are_storage_keys.keys) key(key) WHERE (((split_part(key.key, '/'::text, 1) = ANY (are_storage_keys.folders)) AND (key.key ~ '^[^/]+/.'::text) AND (key.key !~ '(^|/)\.\.?(/|$)'::text) AND (length(key.key) <= 500)) IS NOT TRUE))));
grant execute on function private.are_storage_keys(text[],text[]) to authenticated;
grant execute on function private.are_storage_keys(text[],text[]) to service_role;
comment on function private.are_storage_keys(text[],text[]) is 'Keys of files inside these folders of the bucket, without "." or ".." in their path.';

CREATE OR REPLACE FUNCTION private.are_template_headings(headings jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof(headings) = 'array'::text) THEN (NOT (EXISTS (SELECT FROM jsonb_array_elements(are_template_headings.headings) heading(value) WHERE (private.is_template_heading(heading.value) IS NOT TRUE)))) ELSE false END;
comment on function private.are_template_headings(jsonb) is 'A list of label and value.';

CREATE OR REPLACE FUNCTION private.are_texts(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE jsonb_typeof(value) WHEN 'array'::text THEN (NOT jsonb_path_exists(value, 'strict $[*]?(@.type() != "string")'::jsonpath)) ELSE false END;

CREATE OR REPLACE FUNCTION private.ask_for_school(profile public.teacher_profile, school_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if school_id is null or profile.teacher_profile_school_id = school_id then
    -- Another choice takes an open request back.
    delete from public.school_request as request
    where request.teacher_profile_id = profile.id and request.request_status <> 'CONFIRMED';
    return;
  end if;
  if exists (
    select from public.school as school
    where school.id = ask_for_school.school_id and not profile.province = any (school.provinces)
  ) then
    raise exception 'school_not_in_province' using errcode = 'PT422';
  end if;
  insert into public.school_request as request (teacher_profile_id, school_id, teacher_name, email)
  select profile.id, ask_for_school.school_id,
    concat_ws(' ', profile.title, profile.name, profile.surname), account.email
  from auth.users as account where account.id = profile.user_id
  on conflict on constraint school_request_teacher_profile_id_key do update
  set school_id = excluded.school_id, teacher_name = excluded.teacher_name, email = excluded.email,
    request_status = 'REQUESTED', requested_at = now(), decided_at = null
  -- An open request for the same school keeps its place in the queue.
  where request.school_id <> excluded.school_id or request.request_status <> 'REQUESTED';
end
$function$;
comment on function private.ask_for_school(public.teacher_profile,uuid) is 'Notes which school the teacher says is theirs, in place of the request before; a school that the profile has, or none, takes it back.';

CREATE OR REPLACE FUNCTION private.asked_pictures(question jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT string_agg(((node.node - '{width,height,maxWidth,showCaption,version}'::text[]))::text, ' '::text) AS string_agg FROM jsonb_path_query(jsonb_build_array((asked_pictures.question -> 'richText'::text), jsonb_path_query_array(asked_pictures.question, '$."fields"[*]."richText"'::jsonpath)), 'strict $.**?(@."type" == "figure" || @."type" == "image")'::jsonpath) node(node));
comment on function private.asked_pictures(jsonb) is 'What learners see of a question beside its words: its pictures by their addresses, and its figures; null where it has none.';

CREATE OR REPLACE FUNCTION private.asked_words(question jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN btrim(regexp_replace(concat_ws(' '::text, (question ->> 'title'::text), private.rich_text_words((question -> 'richText'::text)), (SELECT string_agg(concat_ws(' '::text, (listed.field ->> 'question'::text), (listed.field ->> 'label'::text), private.rich_text_words((listed.field -> 'richText'::text)), (SELECT string_agg(item.value, ' '::text) AS string_agg FROM jsonb_array_elements_text(CASE jsonb_typeof((listed.field -> 'items'::text)) WHEN 'array'::text THEN (listed.field -> 'items'::text) ELSE '[]'::jsonb END) item(value))), ' '::text ORDER BY listed.place) AS string_agg FROM jsonb_array_elements((asked_words.question -> 'fields'::text)) WITH ORDINALITY listed(field, place))), '\s+'::text, ' '::text, 'g'::text));
comment on function private.asked_words(jsonb) is 'What learners read of a question: its title, its text, its parts and their choices.';

CREATE OR REPLACE FUNCTION private.assign_biweek_color()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Without the lock, two biweeks that are added at once would get the same colour.
  perform from public.term as parent where parent.id = new.term_id for no key update;

  select free.color into new.color
  from unnest(private.biweek_palette()) with ordinality as free (color, position)
  where not exists (
    select from public.term_biweek as used
    where used.term_id = new.term_id and used.color = free.color)
  order by free.position
  limit 1;
  if new.color is null then
    raise exception 'biweek_colors_used_up' using errcode = 'PT409';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.audited_value(value jsonb, secret boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (value = 'null'::jsonb) THEN value WHEN secret THEN '"(secret)"'::jsonb WHEN (length((value)::text) > 20000) THEN jsonb_build_object('length', length((value)::text)) ELSE value END;
comment on function private.audited_value(jsonb,boolean) is 'A value as the audit keeps it: "(secret)" instead of a secret, the length instead of a long document.';

CREATE OR REPLACE FUNCTION private.bank_account()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_object_agg(field.name, COALESCE((secret.value ->> field.name), ''::text)) AS jsonb_object_agg FROM (public.secret CROSS JOIN unnest(ARRAY['accountHolder'::text, 'bank'::text, 'accountType'::text, 'accountNumber'::text, 'branchCode'::text, 'proofEmail'::text, 'proofPhone'::text]) field(name)) WHERE ((secret.type = 'BankAccount'::text) AND (NOT private.is_blank((secret.value ->> 'accountHolder'::text))) AND (NOT private.is_blank((secret.value ->> 'bank'::text))) AND (NOT private.is_blank((secret.value ->> 'accountNumber'::text)))) GROUP BY secret.id);
comment on function private.bank_account() is 'The fields of the secret BankAccount; null when it is not set up or lacks holder, bank or number.';

CREATE OR REPLACE FUNCTION private.bank_line_of_event(event_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'bookedOn', line.booked_on, 'amount', link.amount::text,
      'text', concat_ws(' ', nullif(line.description, ''), nullif(line.reference, '')),
      'note', link.note, 'undone', link.undone_at is not null)
    from public.bank_line_order as link
    join public.bank_statement_line as line on line.id = link.bank_statement_line_id
    where link.order_event_id = event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.bank_text(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN regexp_replace(private.search_text(COALESCE(said, ''::text)), '[^a-z0-9]'::text, ''::text, 'g'::text);
comment on function private.bank_text(text) is 'Letters and digits only: downloads of one bank differ in spaces, signs and capitals.';

CREATE OR REPLACE FUNCTION private.begins_word(stem text, word text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return starts_with(word, stem) and word ~ '^[[:alpha:]]+$'
    and (length(stem) >= 5 or length(word) - length(stem) <= 2);
end
$function$;
comment on function private.begins_word(text,text) is 'Whether the word is a form of the stem. A short stem begins many other words, so only a short ending may follow it.';

CREATE OR REPLACE FUNCTION private.biweek_palette()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY['red'::text, 'cyan'::text, 'pink'::text, 'deep-purple'::text, 'orange'::text, 'indigo'::text, 'deep-orange'::text, 'blue'::text, 'brown'::text, 'light-blue'::text, 'teal'::text, 'blue-grey'::text, 'green'::text, 'purple'::text, 'light-green'::text];
grant execute on function private.biweek_palette() to authenticated;
grant execute on function private.biweek_palette() to service_role;
comment on function private.biweek_palette() is 'Fifteen colours, assigned in this order.';

CREATE OR REPLACE FUNCTION private.bump_class(profile public.teacher_profile, class_id uuid, lost_day date, periods integer, onto_others boolean, plan jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  day_start timestamptz := lost_day::timestamp at time zone 'Africa/Johannesburg';
  day_end timestamptz := (lost_day + 1)::timestamp at time zone 'Africa/Johannesburg';
  -- Forwards, or backwards in time.
  way integer := case when periods < 0 then -1 else 1 end;
  slots record;
  lesson public.teacher_activity;
  -- Nothing goes before the end of the lesson before it, so the order stays.
  free_from timestamptz;
  number integer;
  left_to_go integer;
  target integer;
  passed jsonb;
  moves jsonb := '[]';
begin
  select array_agg(slot.starts order by slot.starts) as starts,
    array_agg(slot.ends order by slot.starts) as ends,
    array_agg(slot.taken order by slot.starts) as taken,
    array_agg(onto_others or slot.taken = '[]' order by slot.starts) as usable
  into slots from private.taken_slots(profile, class_id, lost_day, plan) as slot;
  free_from := case
    when periods = 0 then day_end
    when periods > 0 then day_start
    else coalesce((
      select max(before.end_date_time) from public.teacher_activity as before
      where before.teacher_profile_id = profile.id and private.is_movable(before, class_id)
        and before.start_date_time < day_start), '-infinity')
  end;

  for lesson in
    select activity.* from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id and private.is_movable(activity, class_id)
      and activity.start_date_time >= day_start
    order by activity.start_date_time, activity.id
  loop
    -- After a lost day only the lessons in the way move; the first that is not keeps all later ones.
    exit when periods = 0 and lesson.start_date_time >= greatest(free_from, day_end);
    left_to_go := greatest(abs(periods), 1);
    target := null;
    passed := '[]';
    number := case way when 1 then 1 else cardinality(slots.starts) end;
    while target is null and number between 1 and cardinality(slots.starts) loop
      if (slots.starts[number] - lesson.start_date_time) * way > interval '0'
        and (slots.starts[number] >= free_from or way = 1 and periods > 0)
      then
        if slots.usable[number] then
          left_to_go := left_to_go - 1;
        elsif slots.starts[number] >= free_from then
          passed := passed || slots.taken[number];
        end if;
        if slots.usable[number] and left_to_go <= 0 and slots.starts[number] >= free_from then
          target := number;
        end if;
      end if;
      number := number + way;
    end loop;

    if target is null and way = -1 and moves <> '[]' then
      -- Two lessons at one time: the second comes as close after the first as it can.
      select min(position) into target
      from generate_subscripts(slots.starts, 1) as position
      where slots.usable[position] and slots.starts[position] >= free_from;
      if lesson.start_date_time >= free_from
        and (slots.starts[target] < lesson.start_date_time) is not true
      then
        free_from := lesson.end_date_time;
        continue;
      end if;
    end if;
    if target is null then
      return null;
    end if;
    moves := moves || jsonb_build_object(
      'activityId', lesson.id, 'version', lesson.updated_at, 'label', lesson.label,
      'classId', class_id,
      'fromStart', lesson.start_date_time, 'fromEnd', lesson.end_date_time,
      'toStart', slots.starts[target], 'toEnd', slots.ends[target],
      'passed', passed, 'clashes', slots.taken[target]);
    free_from := slots.ends[target];
  end loop;
  return moves;
end
$function$;
comment on function private.bump_class(public.teacher_profile,uuid,date,integer,boolean,jsonb) is 'The moves of one class, in order; null when a lesson finds no slot, an empty list when nothing has to move. 0 periods: the day is lost, and its lessons and those in their way go on to the next slots. Otherwise every lesson from that day goes that many slots on, or back.';

CREATE OR REPLACE FUNCTION private.bump_plan(profile public.teacher_profile, class_id uuid, lost_day date, periods integer, onto_others boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  class public.teacher_class_subject;
  moves jsonb;
  plan jsonb := '[]';
  stuck boolean := false;
begin
  if (periods between -20 and 20) is not true then
    raise exception 'periods_out_of_range' using errcode = 'PT422';
  end if;
  -- Without a class, the day is lost for all of them.
  if (class_id is null and periods <> 0) or (class_id is not null and not exists (
    select from public.teacher_class_subject as own
    where own.id = class_id and own.teacher_profile_id = profile.id))
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  for class in
    select own.* from public.teacher_class_subject as own
    where own.teacher_profile_id = profile.id and (class_id is null or own.id = class_id)
    order by own.name, own.id
  loop
    moves := private.bump_class(
      profile, class.id, lost_day, periods, coalesce(onto_others, false), plan);
    stuck := stuck or moves is null;
    plan := plan || coalesce(moves, '[]');
  end loop;
  if plan = '[]' then
    if not stuck then
      raise exception 'nothing_to_bump' using errcode = 'PT409';
    elsif periods < 0 then
      raise exception 'no_slot_before' using errcode = 'PT409';
    end if;
    raise exception 'no_slot_left' using errcode = 'PT409';
  end if;
  return jsonb_build_object('moves', plan, 'stays', case
    when periods = 0 then private.staying_on(profile, class_id, lost_day, plan) else '[]' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.bundle_questions(bundle_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(question.value ORDER BY member."position", member.id, question.ordinality) AS jsonb_agg FROM ((public.product_bundle_product member JOIN public.product product ON ((product.id = member.product_id))) CROSS JOIN LATERAL jsonb_array_elements(product.questions) WITH ORDINALITY question(value, ordinality)) WHERE (member.product_bundle_id = bundle_questions.bundle_id)), '[]'::jsonb);
comment on function private.bundle_questions(uuid) is 'The questions of all members, in the order of the members.';

CREATE OR REPLACE FUNCTION private.buyer_document(profile_id uuid, owner text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('owner', owner, 'username', split_part(owner, '::', 2)) || coalesce((
    select jsonb_build_object(
      'title', profile.title, 'name', profile.name, 'surname', profile.surname,
      'email', customer.email, 'phone', customer.phone, 'school', customer.school_name)
    from public.teacher_profile as profile
    left join public.reporting_teacher as customer on customer.teacher_profile_id = profile.id
    where profile.id = profile_id
  ), '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.buyer_on_paper(ordered public.teacher_products_order)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
  made_out private.invoice_details;
begin
  select * into strict profile
  from public.teacher_profile where teacher_profile.id = ordered.teacher_profile_id;
  select * into made_out
  from private.invoice_details as kept where kept.teacher_profile_id = ordered.teacher_profile_id;
  return jsonb_build_object(
    'name', coalesce(
      made_out.name, nullif(concat_ws(' ', profile.title, profile.name, profile.surname), '')),
    'address', made_out.address,
    'vatNumber', made_out.vat_number,
    'owner', ordered.owner,
    -- A school's name does not stand above the teacher's own address.
    'shippingDetails', coalesce(ordered.order_shipping_details, case
      when made_out.id is null then profile.products_order_shipping_details end));
end
$function$;
comment on function private.buyer_on_paper(public.teacher_products_order) is 'To whom a tax document or quotation is made out.';

CREATE OR REPLACE FUNCTION private.call_function(function_name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  project_url text;
  secret_key text;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into secret_key from vault.decrypted_secrets where name = 'secret_key';
  if project_url is null or secret_key is null then
    raise exception 'scheduler_not_set_up' using errcode = 'PT503';
  end if;
  perform net.http_post(
    url := project_url || '/functions/v1/' || function_name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', secret_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000);
end
$function$;
comment on function private.call_function(text) is 'For pg_cron. Needs pg_net, and project_url and secret_key in the vault; see docs/deploy.md.';

CREATE OR REPLACE FUNCTION private.carried_answer(question jsonb, answered jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT CASE WHEN ((carried_answer.question ->> 'type'::text) = ANY (ARRAY['Multi Select'::text, 'Checkbox'::text])) THEN to_jsonb(kept.choices) ELSE COALESCE(to_jsonb(kept.choices[1]), 'null'::jsonb) END AS "coalesce" FROM (SELECT ARRAY(SELECT choice.choice FROM unnest(private.answer_values((found.earlier -> 'value'::text))) choice(choice) WHERE (((carried_answer.question ->> 'type'::text) = ANY (ARRAY['Text'::text, 'Textarea'::text])) OR ((carried_answer.question -> 'items'::text) ? choice.choice))) AS choices FROM (SELECT (SELECT candidate.value AS candidate FROM jsonb_array_elements(carried_answer.answered) candidate(value) WHERE (((candidate.value ->> 'label'::text) = (carried_answer.question ->> 'label'::text)) AND ((candidate.value ->> 'type'::text) = (carried_answer.question ->> 'type'::text))) LIMIT 1) AS earlier) found) kept);
comment on function private.carried_answer(jsonb,jsonb) is 'The earlier answer to a question of the same label and type, as far as it is still allowed.';

CREATE OR REPLACE FUNCTION private.carrier_name(carrier text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE carrier WHEN 'THE_COURIER_GUY'::text THEN 'The Courier Guy'::text WHEN 'PUDO'::text THEN 'PUDO'::text WHEN 'ARAMEX'::text THEN 'Aramex'::text WHEN 'POSTNET'::text THEN 'PostNet'::text WHEN 'PAXI'::text THEN 'PAXI'::text WHEN 'PARGO'::text THEN 'Pargo'::text WHEN 'POST_OFFICE'::text THEN 'SA Post Office'::text ELSE NULL::text END;
grant execute on function private.carrier_name(text) to authenticated;
comment on function private.carrier_name(text) is 'The name of a carrier, which is the same in both languages; null for OTHER and BY_HAND.';

CREATE OR REPLACE FUNCTION private.carry_answers(questions jsonb, answered jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  -- Most resources ask nothing.
  if questions = '[]' then
    return questions;
  end if;
  return coalesce((
    select jsonb_agg(
      jsonb_set(question.value, '{value}', private.carried_answer(question.value, answered))
      order by question.ordinality)
    from jsonb_array_elements(questions) with ordinality as question
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.cart_problem(order_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  lines record;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = cart_problem.order_id;
  select count(*) as number, bool_and(standing.available) as available,
    bool_or(standing.owned) as owned, bool_or(standing.answers_missing) as answers_missing
  into lines
  from private.line_standings(cart_problem.order_id) as standing;
  return case
    when lines.number = 0 then 'cart_empty'
    when not lines.available then 'product_not_available'
    when lines.answers_missing then 'questions_required'
    when lines.owned and asked.order_status = 'PENDING' then 'product_owned'
    when private.lacks_invoice_details(asked) then 'invoice_details_required'
  end;
end
$function$;
comment on function private.cart_problem(uuid) is 'Why a cart can not be ordered as it is, as a word; null when it can. To be asked after private.refresh_order().';

CREATE OR REPLACE FUNCTION private.cart_summary(profile_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('count', sum(cart.product_count), 'total', sum(cart.order_total)::text)
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = profile_id and cart.order_status = 'PENDING' and cart.product_count > 0
    having count(*) > 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.cart_text(cart public.teacher_products_order)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return lower(concat_ws(
    ' ', cart.search_field, private.sum_words(cart.order_total, cart.product_count)));
end
$function$;
comment on function private.cart_text(public.teacher_products_order) is 'What a cart is searched by: its text and its sums.';

CREATE OR REPLACE FUNCTION private.category_grade(category_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive ancestor as (
    select category.id, category.parent_id, category.grade, 0 as distance
    from public.product_category as category where category.id = category_grade.category_id
    union all
    select parent.id, parent.parent_id, parent.grade, ancestor.distance + 1
    from public.product_category as parent
    join ancestor on parent.id = ancestor.parent_id
    where ancestor.grade is null
  )
  select ancestor.grade from ancestor where ancestor.grade is not null order by distance limit 1
$function$;
comment on function private.category_grade(uuid) is 'The grade of a category or of its nearest ancestor that has one.';

CREATE OR REPLACE FUNCTION private.cents(amount text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (amount ~ '^-?[0-9]{1,10}(\.[0-9]{1,2})?$'::text) THEN (((amount)::numeric * (100)::numeric))::bigint ELSE NULL::bigint END;
comment on function private.cents(text) is 'Rand in a text as whole cents; null for anything else.';

CREATE OR REPLACE FUNCTION private.charges_vat()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
begin
  return coalesce((
    select seller.vat_number is not null from private.seller as seller
    where seller.valid_from <= today
    order by seller.valid_from desc
    limit 1
  ), true);
end
$function$;
comment on function private.charges_vat() is 'False when todays seller is not registered for VAT. True when no seller is entered yet.';

CREATE OR REPLACE FUNCTION private.check_addressees()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from unnest(new.send_to) as addressee
    where addressee is distinct from 'ALL'
      and not exists (
        select from public.teacher_profile as profile
        where profile.id = private.id_in(addressee))
  ) then
    raise exception 'addressee_not_found' using errcode = 'PT422';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_own_school()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Without a user: the service and imports.
  if new.teacher_profile_school_id is not null and private.my_user_id() is not null
    and (tg_op = 'INSERT' or new.teacher_profile_school_id is distinct from old.teacher_profile_school_id)
    and not private.may_choose_school(new.id, new.teacher_profile_school_id)
  then
    raise exception 'school_not_confirmed' using errcode = 'PT422';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_parcel_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ordered uuid := (select parent.order_id from public.parcel as parent where parent.id = new.parcel_id);
  goods record;
begin
  -- Held already by those who pack; nobody packs the same thing at the same time.
  perform from public.teacher_products_order as parent where parent.id = ordered for update;
  select found.* into goods from private.posted_goods(ordered) as found
  where found.order_line_id = new.order_line_id
    and found.order_line_member_id is not distinct from new.order_line_member_id;
  if goods.order_line_id is null then
    raise exception 'not_posted' using errcode = 'PT422';
  end if;
  if goods.packed > goods.quantity then
    raise exception 'more_than_bought' using errcode = 'PT409';
  end if;
  return null;
end
$function$;
comment on function private.check_parcel_line() is 'Only what is posted is in a parcel, and never more of it than was bought.';

CREATE OR REPLACE FUNCTION private.check_school_province()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Only a change is checked: a school that has moved since must not block changes of other fields.
  if new.province is null or new.teacher_profile_school_id is null
    or (tg_op = 'UPDATE' and (new.province, new.teacher_profile_school_id)
      is not distinct from (old.province, old.teacher_profile_school_id))
  then
    return new;
  end if;
  if exists (
    select from public.school as school
    where school.id = new.teacher_profile_school_id
      and not new.province = any (school.provinces)
  ) then
    raise exception 'school_not_in_province' using errcode = 'PT422';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_seat()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  line public.order_line;
begin
  select * into strict line from public.order_line as bought
  where bought.id = new.order_line_id
  for update;
  -- When the holder's account becomes the buyer's, the seat does not move: it goes with the emptied profile.
  if tg_op = 'UPDATE' and new.teacher_profile_id = line.teacher_profile_id then
    return null;
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.seat as given where given.order_line_id = line.id
  ) >= private.seats_to_give(line) then
    raise exception 'seats_all_given' using errcode = 'PT409';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_seats_of_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- When the buyer's account becomes a holder's: whoever has the first seat holds no other.
  delete from public.seat as own
  where own.order_line_id = new.id and own.teacher_profile_id = new.teacher_profile_id;
  if new.quantity < old.quantity and (
    select count(*) from public.seat as given where given.order_line_id = new.id
  ) > new.quantity - 1 then
    raise exception 'seats_given' using errcode = 'PT409';
  end if;
  return null;
end
$function$;
comment on function private.check_seats_of_line() is 'An order does not go below the seats that were given of it; they are taken back first.';

CREATE OR REPLACE FUNCTION private.check_secret()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (new.type ~ '\S') is not true then
    raise exception 'secret_type_required' using errcode = 'PT422';
  end if;
  if (
    jsonb_typeof(new.value) = 'object' and new.value <> '{}'
    and not jsonb_path_exists(new.value, 'strict $.keyvalue().value ? (@.type() != "string")')
    and length(new.value::text) <= 20000
  ) is not true then
    raise exception 'secret_malformed' using errcode = 'PT422';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_statement(statement jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(statement -> 'lines') is distinct from 'array'
    or jsonb_array_length(statement -> 'lines') = 0
  then
    raise exception 'bank_statement_empty' using errcode = 'PT422';
  elsif jsonb_array_length(statement -> 'lines') > 5000 then
    raise exception 'bank_statement_too_long' using errcode = 'PT422';
  elsif coalesce(statement ->> 'account', '') !~ '^[0-9]{4,20}$' then
    raise exception 'bank_account_required' using errcode = 'PT422';
  elsif exists (
    select from private.statement_lines(statement) as line
    where line.booked_on is null or line.amount is null
      or line.booked_on > private.today() + 1
  ) then
    raise exception 'bank_line_not_read' using errcode = 'PT422';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.choice_conditions(field text, words text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(string_agg(format(' and (%s)', condition), ''), '')
    from private.search_choices(words) as asked
    cross join lateral (
      select string_agg(
        format('%s like %L', field, private.contains_pattern(choice)), ' or ' order by choice) as condition
      from unnest(asked.choices) as choice
      -- What contains "fractions" contains "fraction" as well.
      where not exists (
        select from unnest(asked.choices) as shorter
        where shorter <> choice and position(shorter in choice) > 0
      )
    ) as together
  );
end
$function$;
comment on function private.choice_conditions(text,text) is 'Conditions for the end of a query, each with "and" before it: the field contains each part of the search in one of its languages. The field has a trigram index (gin_trgm_ops).';

CREATE OR REPLACE FUNCTION private.chosen_cart(profile_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select cart.id
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = chosen_cart.profile_id
      and cart.order_status in ('QUOTING', 'PENDING')
      and not coalesce(cart.payment_open_until > now(), false)
    order by cart.order_status desc, cart.created_at, cart.id
    limit 1);
end
$function$;
comment on function private.chosen_cart(uuid) is 'The order that is a teacher''s cart: the first quote, else the first PENDING order ("desc" puts QUOTING before PENDING). An order whose card payment is being confirmed is not the cart until the payment has ended without money. Not locked; null when there is none.';

CREATE OR REPLACE FUNCTION private.chosen_pieces(document public.invoice, lines jsonb, with_delivery boolean)
 RETURNS TABLE(line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    with wanted as (
      select private.id_in(line.value ->> 'lineId') as id,
        sum((line.value ->> 'quantity')::integer) as pieces
      from jsonb_array_elements(chosen_pieces.lines) as line (value)
      group by 1
    ), remaining as (
      select each.*, row_number() over (partition by each.line_id order by each.piece) as turn
      from private.pieces_left(document) as each
    )
    select remaining.line_id, remaining.line_place, remaining.piece, remaining.price,
      remaining.coupon_share, remaining.vat
    from remaining
    left join wanted on wanted.id = remaining.line_id
    where case when remaining.line_id is null then coalesce(with_delivery, false)
      else remaining.turn <= wanted.pieces end;
end
$function$;
comment on function private.chosen_pieces(public.invoice,jsonb,boolean) is 'Of what is left of an invoice: so many pieces of each of these lines ([{lineId, quantity}]), and the delivery or not. Fewer where fewer are left.';

CREATE OR REPLACE FUNCTION private.class_slots(profile public.teacher_profile, class_id uuid, around date)
 RETURNS TABLE(starts timestamp with time zone, ends timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with last as (
    -- Not beyond the terms that are known, unless the day itself is.
    select least(around + 400, coalesce(max(term.end_date), around + 400)) as day
    from public.term as term
    where profile.province = any (term.provinces) and term.end_date >= around
  ), own as (
    select activity,
      activity.start_date_time at time zone 'Africa/Johannesburg' as local_start,
      activity.end_date_time - activity.start_date_time as duration
    from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id
      and activity.teacher_class_subject_id = class_id and activity.type = 'Lesson'
      and activity.start_date_time
        >= (around - 28)::timestamp at time zone 'Africa/Johannesburg'
  ), week as (
    select school_week.* from last, lateral private.school_weeks(
      profile.province, profile.rotation_anchor, around - 28, last.day) as school_week
  ), pattern as (
    -- When two lessons begin at the same time of the week, the duration of the later one counts.
    select distinct on (extract(isodow from local_start), local_start::time, week.letter)
      extract(isodow from local_start)::integer as weekday, local_start::time as at, duration,
      week.letter
    from own
    join week on week.monday = date_trunc('week', local_start)::date
    where local_start < around + 56
    order by extract(isodow from local_start), local_start::time, week.letter, local_start desc
  ), slot as (
    select (week.monday + pattern.weekday - 1 + pattern.at)
        at time zone 'Africa/Johannesburg' as starts,
      pattern.duration, false as taken
    from week join pattern on pattern.letter is not distinct from week.letter
    union all
    select (own.activity).start_date_time, duration, true
    from own where private.is_movable(own.activity, class_id)
  ), open_day as (
    select asked.day
    from (
      select distinct (slot.starts at time zone 'Africa/Johannesburg')::date as day from slot
    ) as asked, last
    where asked.day <= last.day and private.is_school_day(profile, asked.day)
  )
  select distinct on (slot.starts) slot.starts, slot.starts + slot.duration
  from slot
  join open_day on open_day.day = (slot.starts at time zone 'Africa/Johannesburg')::date
  order by slot.starts, slot.taken desc
$function$;
comment on function private.class_slots(public.teacher_profile,uuid,date) is 'When the class has lessons around a day: at the times of its weekly pattern (the four weeks before and the eight after, by week A and B) and of its lessons that may move, on school days.';

CREATE OR REPLACE FUNCTION private.clear_carts_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  open_orders uuid[];
begin
  -- Locked in the same order as everywhere (bundles, orders, lines), so that no two transactions wait
  -- for each other.
  if tg_table_name = 'product' then
    perform from public.product_bundle as bundle
    where bundle.id in (
      select member.product_bundle_id
      from public.product_bundle_product as member where member.product_id = old.id)
    order by bundle.id
    for no key update;
  end if;

  select array_agg(locked.id) into open_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.order_status in ('PENDING', 'QUOTING')
      and parent.id in (
        select line.order_id from public.order_line as line
        where line.product_id = old.id or line.product_bundle_id = old.id)
    order by parent.id
    for update
  ) as locked;

  delete from public.order_line as line
  where (line.product_id = old.id or line.product_bundle_id = old.id)
    and line.order_id = any (open_orders);
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.close_merged_user(emptied_user uuid, kept_user uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  link record;
begin
  if emptied_user is null then
    return;
  end if;
  if 'teacher' = any (private.groups_of(emptied_user)) then
    perform private.add_to_group(kept_user, 'teacher');
  end if;
  -- What outlives a user names the person that stays; the rest goes with the user.
  for link in
    select held.conrelid::regclass as relation, held_column.attname
    from pg_catalog.pg_constraint as held
    join pg_catalog.pg_attribute as held_column
      on held_column.attrelid = held.conrelid and held_column.attnum = held.conkey[1]
    where held.contype = 'f' and held.confrelid = 'auth.users'::regclass and held.confdeltype = 'n'
      and held.conrelid <> 'public.teacher_profile'::regclass
  loop
    execute format('update %s as held set %I = $1 where held.%I = $2', link.relation, link.attname, link.attname)
      using kept_user, emptied_user;
  end loop;
  update storage.objects as file set owner_id = kept_user::text
  where (file.bucket_id = 'papers' and starts_with(file.name, 'Assessments/' || emptied_user || '/'))
    or (file.bucket_id = 'proofs' and starts_with(file.name, emptied_user || '/'));
  delete from auth.users as account where account.id = emptied_user;
end
$function$;
comment on function private.close_merged_user(uuid,uuid) is 'Ends the account that was emptied: sessions, groups and sign-in go, what it did is the person''s who stays.';

CREATE OR REPLACE FUNCTION private.closed_days(province text, first_day date, last_day date)
 RETURNS TABLE(day date, label text, label_af text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with own_term as (
    select term.start_date, term.end_date
    from public.term as term where closed_days.province = any (term.provinces)
  ), known_year as (
    select extract(year from start_date) as year from own_term
    union
    select extract(year from end_date) from own_term
  )
  select asked.day, holiday.label, holiday.label_af
  from generate_series(0, last_day - first_day) as number
  cross join lateral (select first_day + number as day) as asked
  left join lateral (
    select public_holiday.label, public_holiday.label_af
    from public.holiday as public_holiday
    where public_holiday.date = asked.day
    order by public_holiday.label
    limit 1
  ) as holiday on true
  where holiday.label is not null
    or (extract(year from asked.day) in (select known_year.year from known_year)
      and not exists (
        select from own_term where asked.day between own_term.start_date and own_term.end_date))
$function$;
comment on function private.closed_days(text,date,date) is 'The days without school: holidays with their labels, and without a label the days outside the terms. In a year without terms only its holidays are closed, because nothing else is known.';

CREATE OR REPLACE FUNCTION private.complete_invoices()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with completed as (
    update public.invoice as waiting
    set seller = private.seller_on_paper(new),
        form = case when new.vat_number is null then 'plain' else waiting.form end,
        vat = case when new.vat_number is null then 0 else waiting.vat end
    where waiting.seller is null
      and (waiting.issued_at at time zone 'Africa/Johannesburg')::date >= new.valid_from
    returning waiting.order_id, waiting.kind, waiting.vat
  )
  update public.teacher_products_order as parent
  set order_vat = completed.vat
  from completed
  where parent.id = completed.order_id and completed.kind = 'invoice'
    and parent.order_vat <> completed.vat;
  return null;
end
$function$;
comment on function private.complete_invoices() is 'Enters a new seller on the invoices that were issued without one since the first day of that seller. They have no PDF yet, so nobody holds another version.';

CREATE OR REPLACE FUNCTION private.complete_profile(kept_id uuid, emptied public.teacher_profile)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- All details or none: a name of one and a province of the other would describe nobody.
  update public.teacher_profile as profile
  set title = emptied.title, name = emptied.name, surname = emptied.surname, language = emptied.language,
    province = emptied.province, days_per_week = emptied.days_per_week,
    teacher_profile_school_id = emptied.teacher_profile_school_id
  where profile.id = kept_id and profile.name is null and emptied.name is not null;
  update public.teacher_profile as profile
  set translate_i18n = coalesce(profile.translate_i18n, emptied.translate_i18n),
    products_order_shipping_details =
      coalesce(profile.products_order_shipping_details, emptied.products_order_shipping_details),
    rotation_anchor = coalesce(profile.rotation_anchor, emptied.rotation_anchor),
    products = coalesce(profile.products, emptied.products)
  where profile.id = kept_id;
end
$function$;
comment on function private.complete_profile(uuid,public.teacher_profile) is 'What the kept profile does not say is taken from the emptied one; what it says stands.';

CREATE OR REPLACE FUNCTION private.contains_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (('%'::text || regexp_replace(word, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text);
comment on function private.contains_pattern(text) is 'The pattern for "like" that finds a text anywhere.';

CREATE OR REPLACE FUNCTION private.copy_bundle_members(line_id uuid, bundle_id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.order_line_member as copied where copied.order_line_id = line_id;
  insert into public.order_line_member (order_line_id, product_id, position, title)
  select copy_bundle_members.line_id, member.product_id,
    row_number() over (order by member.position, member.id) - 1, member.title
  from public.product_bundle_product as member
  where member.product_bundle_id = copy_bundle_members.bundle_id
$function$;

CREATE OR REPLACE FUNCTION private.copy_of_mail_to(order_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select sent.sent_to from public.quotation as sent
    where sent.order_id = copy_of_mail_to.order_id
    order by sent.number desc
    limit 1);
end
$function$;
comment on function private.copy_of_mail_to(uuid) is 'Who pays for the customer gets what the customer gets: the offer, the bank details, the invoice.';

CREATE OR REPLACE FUNCTION private.correct_words(words text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT CASE WHEN bool_or((judged.better <> judged.word)) THEN string_agg(judged.better, ' '::text ORDER BY judged.place) ELSE NULL::text END AS "case" FROM (SELECT asked.word, asked.place, CASE WHEN private.is_on_shelf(asked.word) THEN asked.word ELSE COALESCE(private.nearest_word(asked.word), asked.word) END AS better FROM regexp_split_to_table(btrim(private.search_text("left"(correct_words.words, 200))), '\s+'::text) WITH ORDINALITY asked(word, place) WHERE ((asked.word <> ''::text) AND (asked.place <= 10))) judged);
comment on function private.correct_words(text) is 'The search with each word that nothing contains replaced by the nearest word of the shelf; empty when no word needs it.';

CREATE OR REPLACE FUNCTION private.count_notification(notification_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.payment_notification as inbox set counts = true where inbox.id = notification_id;
  return true;
exception when unique_violation then
  return false;
end
$function$;
comment on function private.count_notification(uuid) is 'Marks a notification as the one that counts. False when another body has said the same about the same payment; waits for one that is being judged now.';

CREATE OR REPLACE FUNCTION private.coupon_for(target public.teacher_products_order, profile_id uuid, coupon_code text)
 RETURNS TABLE(code text, discount_type text, discount_value numeric, problem text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted text := private.normal_coupon_code(coupon_code);
  asked public.coupon;
begin
  if wanted = '' then
    return query select null::text, null::text, null::numeric, null::text;
  elsif target.coupon_code = wanted then
    -- As it was agreed, even if the coupon has changed since.
    return query
      select wanted, target.coupon_discount_type, target.coupon_discount_value, null::text;
  else
    select * into asked from public.coupon where coupon.coupon_code = wanted;
    problem := private.coupon_problem(asked, profile_id, target.id);
    return query
      select wanted, case when problem is null then asked.discount_type end,
        case when problem is null then asked.discount_value end, problem;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.coupon_problem(coupon public.coupon, profile_id uuid, order_id uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when coupon.id is null then 'coupon_not_found'
    when not coupon.enabled then 'coupon_disabled'
    when private.today() < coupon.start_date then 'coupon_not_started'
    when private.today() > coupon.end_date then 'coupon_expired'
    when coupon.restrict_to = 'Teachers' and not (
      case
        when coupon.restrict_to_teachers = '{}' then exists (
          select from private.user_group as membership
          join public.teacher_profile as profile on profile.user_id = membership.user_id
          where profile.id = coupon_problem.profile_id and membership.group_name = 'teacher')
        else coupon_problem.profile_id = any (coupon.restrict_to_teachers)
      end
    ) then 'coupon_not_for_you'
    when coupon.uses >= coupon.max_uses and not exists (
      select from public.coupon_redemption as own
      where own.order_id = coupon_problem.order_id and own.coupon_id = coupon.id
    ) then 'coupon_used_up'
  end;
end
$function$;
comment on function private.coupon_problem(public.coupon,uuid,uuid) is 'Why this teacher may not use this coupon now, as a word; null when they may. The use that the order named has already does not count against it.';

CREATE OR REPLACE FUNCTION private.coupon_shares(order_id uuid, coupon_type text, coupon_value numeric, leaving_out uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(line_id uuid, share numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if coupon_type is null then
    return;
  end if;
  return query
    select off.line_id, off.share
    from (
      select array_agg(line.id order by line.created_at, line.id) as ids,
        array_agg(line.line_price order by line.created_at, line.id) as prices
      from public.order_line as line
      where line.order_id = coupon_shares.order_id and not line.physical
        and line.id <> all (leaving_out)
    ) as downloadable
    cross join lateral unnest(
      downloadable.ids, private.spread_coupon(coupon_type, coupon_value, downloadable.prices)
    ) as off (line_id, share);
end
$function$;
comment on function private.coupon_shares(uuid,text,numeric,uuid[]) is 'What a coupon takes off each downloadable line of an order that is not left out; no rows without a coupon.';

CREATE OR REPLACE FUNCTION private.coupon_value_text(ordered public.teacher_products_order)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE (ordered).coupon_discount_type WHEN 'PERCENTAGE'::text THEN ((trim_scale((ordered).coupon_discount_value))::text || '%'::text) ELSE ((ordered).coupon_discount_value)::text END;

CREATE OR REPLACE FUNCTION private.credit_pieces(document public.invoice, lines jsonb, with_delivery boolean, reason text)
 RETURNS public.invoice
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  note public.invoice;
  sums record;
begin
  select coalesce(sum(chosen.price) filter (where chosen.line_id is null), 0) as delivery,
    coalesce(sum(chosen.coupon_share), 0) as coupon,
    coalesce(sum(chosen.price - chosen.coupon_share), 0) as total,
    coalesce(sum(chosen.vat), 0) as vat
  into sums
  from private.chosen_pieces(document, lines, with_delivery) as chosen;
  if sums.total = 0 then
    return null;
  end if;
  insert into public.invoice (
    kind, number, order_id, credited_invoice_id, teacher_profile_id, order_number, form, seller,
    buyer, lines, coupon_amount, shipping_fee, total, vat, credit_reason, credited_part)
  values (
    'credit_note', private.next_document_number('credit_note'), document.order_id, document.id,
    document.teacher_profile_id, document.order_number, document.form, document.seller,
    document.buyer, private.lines_of_pieces(document, lines, with_delivery), sums.coupon,
    sums.delivery, sums.total, sums.vat, reason,
    case
      when sums.total = document.total then 'whole'
      when sums.total = (
        select sum(remaining.price - remaining.coupon_share)
        from private.pieces_left(document) as remaining) then 'rest'
      else 'part'
    end)
  returning * into note;
  return note;
end
$function$;
comment on function private.credit_pieces(public.invoice,jsonb,boolean,text) is 'Writes a credit note for these pieces of an invoice, with the amounts of the invoice; a row of nulls when they cost nothing. With the order locked; to be called last in the transaction.';

CREATE OR REPLACE FUNCTION private.credit_rest(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  credited public.invoice := private.open_invoice(order_id);
begin
  -- If it is paid again, everything is bought again.
  update public.order_line as line set withdrawn_at = null
  where line.order_id = credit_rest.order_id and line.withdrawn_at is not null;
  if credited.id is not null then
    perform private.credit_pieces(credited, private.lines_left(credited), true, 'order_cancelled');
  end if;
end
$function$;
comment on function private.credit_rest(uuid) is 'For an order that is no longer PAID: credits what refunds have left of its invoice, with the amounts of the invoice.';

CREATE OR REPLACE FUNCTION private.current_goods(order_id uuid)
 RETURNS TABLE(line_id uuid, bundle_id uuid, title text, price numeric, discount_percentage numeric, physical boolean, questions jsonb, members jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select line.id, null::uuid, product.title, product.price, product.discount_percentage,
      product.physical, private.carry_answers(product.questions, line.questions), '[]'::jsonb
    from public.order_line as line
    join public.product as product on product.id = line.product_id
    where line.order_id = current_goods.order_id and private.is_orderable(product)
    union all
    select line.id, bundle.id, bundle.title, bundle.price, bundle.discount_percentage,
      bundle.physical,
      private.carry_answers(private.bundle_questions(bundle.id), line.questions),
      (select jsonb_agg(
         jsonb_build_array(member.product_id, member.title, held.physical)
         order by member.position, member.id)
       from public.product_bundle_product as member
       join public.product as held on held.id = member.product_id
       where member.product_bundle_id = bundle.id)
    from public.order_line as line
    join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    where line.order_id = current_goods.order_id and private.is_for_sale(bundle);
end
$function$;
comment on function private.current_goods(uuid) is 'What the lines of an order would say if they were added now. Lines whose goods are no longer sold are left out.';

CREATE OR REPLACE FUNCTION private.customer_cart(profile_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('count', cart.product_count, 'total', cart.order_total::text)
    from public.teacher_products_order as cart
    where cart.teacher_profile_id = customer_cart.profile_id
      and cart.order_status = 'PENDING' and cart.product_count > 0
    order by cart.created_at, cart.id limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.customer_facts(customer public.reporting_teacher)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'id', customer.id, 'teacherProfileId', customer.teacher_profile_id, 'owner', customer.owner,
    'username', customer.username, 'title', customer.title, 'name', customer.name,
    'surname', customer.surname, 'email', customer.email, 'phone', customer.phone,
    'language', customer.language, 'province', customer.province, 'school', customer.school_name,
    'registrationDate', customer.registration_date, 'groups', customer.roles)
    || (
      select jsonb_build_object(
        'userId', account.id, 'lastSignInAt', account.last_sign_in_at,
        'emailConfirmedAt', account.email_confirmed_at,
        'passwordIsTemporary', exists (
          select from private.temporary_password as handed
          where handed.user_id = account.id and handed.password_digest = account.encrypted_password),
        'closedAt', profile.closed_at)
      from (values (true)) as once (row)
      left join auth.users as account on account.id = customer.id
      left join public.teacher_profile as profile on profile.id = customer.teacher_profile_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.customer_library(profile_id uuid, at_most integer, skipping integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with gained as materialized (
      select line.product_id, 'bought' as source, coalesce(parent.order_date_time, parent.created_at) as since,
        parent.id as order_id, parent.order_number, null::text as bundle
      from public.order_line as line
      join public.teacher_products_order as parent on parent.id = line.order_id
      where line.teacher_profile_id = customer_library.profile_id
        and parent.order_status = 'PAID' and line.withdrawn_at is null and line.product_id is not null
      union all
      select member.product_id, 'bought', coalesce(parent.order_date_time, parent.created_at),
        parent.id, parent.order_number, line.title
      from public.order_line_member as member
      join public.order_line as line on line.id = member.order_line_id
      join public.teacher_products_order as parent on parent.id = line.order_id
      where member.teacher_profile_id = customer_library.profile_id
        and parent.order_status = 'PAID' and line.withdrawn_at is null and member.product_id is not null
      union all
      -- A seat, with the order of whoever gave it.
      select line.product_id, 'seat', given.taken_at, parent.id, parent.order_number, null
      from public.seat as given
      join public.order_line as line on line.id = given.order_line_id
      join public.teacher_products_order as parent on parent.id = line.order_id
      where given.teacher_profile_id = customer_library.profile_id and parent.order_status = 'PAID'
        and line.withdrawn_at is null and line.product_id is not null and not line.physical
      union all
      select addition.product_id, 'subscribed', addition.time_stamp, null, null, null
      from public.product_subscription as addition
      where addition.teacher_profile_id = customer_library.profile_id
    ), owned as (
      -- Once, as it was gained first: what came later changed nothing.
      select distinct on (gained.product_id) gained.* from gained
      order by gained.product_id, gained.since, gained.order_id
    )
    select jsonb_build_object('count', (select count(*) from owned), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', part.product_id, 'title', product.title, 'source', part.source, 'since', part.since,
        'orderId', part.order_id, 'orderNumber', part.order_number, 'bundle', part.bundle)
        order by part.since desc, part.product_id), '[]')
      from (
        select * from owned order by owned.since desc, owned.product_id limit at_most offset skipping
      ) as part
      join public.product as product on product.id = part.product_id))
  );
end
$function$;
comment on function private.customer_library(uuid,integer,integer) is 'What a customer owns, the latest first, with the order or the bundle that it came with: the rows of private.owned_product, each once.';

CREATE OR REPLACE FUNCTION private.customer_mails(profile_id uuid, at_most integer, skipping integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with written as materialized (
      select mail.id, mail.kind, mail.created_at, mail.sent_at, mail.problem, mail.attempts,
        parent.id as order_id, parent.order_number
      from public.teacher_products_order as parent
      join private.order_mail as mail on mail.order_id = parent.id
      where parent.teacher_profile_id = customer_mails.profile_id
    )
    select jsonb_build_object('count', (select count(*) from written), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', part.id, 'kind', part.kind, 'createdAt', part.created_at, 'sentAt', part.sent_at,
        'problem', part.problem, 'attempts', part.attempts,
        'orderId', part.order_id, 'orderNumber', part.order_number)
        order by part.created_at desc, part.id), '[]')
      from (
        select * from written order by written.created_at desc, written.id limit at_most offset skipping
      ) as part))
  );
end
$function$;
comment on function private.customer_mails(uuid,integer,integer) is 'The mails about a customer''s orders, sent or waiting, the latest first. Mails of Auth are not kept anywhere.';

CREATE OR REPLACE FUNCTION private.customer_merges(profile_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', merged.id, 'mergedAt', merged.created_at, 'username', split_part(merged.emptied_owner, '::', 2))
      order by merged.created_at desc, merged.id)
    from private.account_merge as merged where merged.kept_profile_id = customer_merges.profile_id
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.customer_notes(profile_id uuid, at_most integer, skipping integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', note.id, 'createdAt', note.created_at, 'body', note.body,
      'author', (select account.email from auth.users as account where account.id = note.actor_id),
      'mayDelete', private.may_delete_note(note)) order by note.created_at desc, note.id)
    from (
      select kept.* from private.customer_note as kept
      where kept.teacher_profile_id = customer_notes.profile_id
      order by kept.created_at desc, kept.id limit at_most offset skipping
    ) as note
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.customer_orders(profile_id uuid, quotes boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with placed as materialized (
      select parent.id, parent.order_number, parent.order_status, parent.order_total, parent.product_count,
        coalesce(parent.order_date_time, parent.created_at) as moment, false as archived
      from public.teacher_products_order as parent
      where parent.teacher_profile_id = customer_orders.profile_id
        and case when quotes then parent.order_status = 'QUOTING'
          else parent.order_status not in ('QUOTING', 'PENDING') end
      union all
      select kept.id, kept.order_number, kept.order_status, kept.order_total, kept.product_count,
        coalesce(kept.order_date_time, kept.created_at), true
      from public.archived_teacher_products_order as kept
      where kept.teacher_profile_id = customer_orders.profile_id and not quotes
    )
    select jsonb_build_object(
      'count', (select count(*) from placed),
      'paid', (select coalesce(sum(placed.order_total), 0.00)::text from placed where placed.order_status = 'PAID'),
      'waiting', (select count(*) from placed where placed.order_status = 'PROCESSING'),
      'latest', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', newest.id, 'orderNumber', newest.order_number, 'orderStatus', newest.order_status,
          'orderTotal', newest.order_total::text, 'productCount', newest.product_count,
          'moment', newest.moment) order by newest.moment desc, newest.id), '[]')
        from (select * from placed order by placed.moment desc, placed.id limit 5) as newest))
  );
end
$function$;
comment on function private.customer_orders(uuid,boolean) is 'How many orders a customer has placed, or quotes, what was paid, and the latest five; archived ones count.';

CREATE OR REPLACE FUNCTION private.customers_seen_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN CASE WHEN (private.in_group('admin'::text) OR private.in_group('superadmin'::text)) THEN '-infinity'::timestamp with time zone ELSE 'infinity'::timestamp with time zone END;
grant execute on function private.customers_seen_since() to authenticated;
comment on function private.customers_seen_since() is 'From which registration on the caller sees customers: all for administrators and superadmins, none for others.';

CREATE OR REPLACE FUNCTION private.data_about(user_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN jsonb_build_object('exportedAt', now(), 'account', (SELECT jsonb_build_object('id', person.id, 'email', person.email, 'phone', person.phone, 'createdAt', person.created_at, 'emailConfirmedAt', person.email_confirmed_at, 'lastSignInAt', person.last_sign_in_at, 'details', person.raw_user_meta_data) AS jsonb_build_object FROM auth.users person WHERE (person.id = data_about.user_id)), 'secondFactors', (SELECT COALESCE(jsonb_agg(jsonb_build_object('kind', factor.factor_type, 'name', factor.friendly_name, 'phone', factor.phone, 'createdAt', factor.created_at) ORDER BY factor.created_at), '[]'::jsonb) AS "coalesce" FROM auth.mfa_factors factor WHERE ((factor.user_id = data_about.user_id) AND (factor.status = 'verified'::auth.factor_status))), 'signIns', (SELECT COALESCE(jsonb_agg(jsonb_build_object('createdAt', session.created_at, 'refreshedAt', session.refreshed_at, 'networkAddress', session.ip, 'browser', session.user_agent) ORDER BY session.created_at), '[]'::jsonb) AS "coalesce" FROM auth.sessions session WHERE (session.user_id = data_about.user_id)), 'groups', (SELECT COALESCE(jsonb_agg(membership.group_name ORDER BY membership.group_name), '[]'::jsonb) AS "coalesce" FROM private.user_group membership WHERE (membership.user_id = data_about.user_id)), 'downloads', (SELECT COALESCE(jsonb_agg((to_jsonb(download.*) - 'user_id'::text) ORDER BY download.created_at), '[]'::jsonb) AS "coalesce" FROM public.product_download download WHERE (download.user_id = data_about.user_id)), 'seatsGiven', (SELECT COALESCE(jsonb_agg(((to_jsonb(given.*) - 'teacher_profile_id'::text) || jsonb_build_object('title', line.title)) ORDER BY given.created_at, given.id), '[]'::jsonb) AS "coalesce" FROM ((public.seat given JOIN public.order_line line ON ((line.id = given.order_line_id))) JOIN public.teacher_profile profile ON ((profile.id = line.teacher_profile_id))) WHERE (profile.user_id = data_about.user_id)), 'uploadedFiles', (SELECT COALESCE(jsonb_agg(jsonb_build_object('bucket', file.bucket_id, 'name', file.name, 'createdAt', file.created_at, 'bytes', (file.metadata -> 'size'::text)) ORDER BY file.created_at), '[]'::jsonb) AS "coalesce" FROM storage.objects file WHERE (file.owner_id = (data_about.user_id)::text)), 'profile', (SELECT (to_jsonb(profile.*) - 'session_token'::text) FROM public.teacher_profile profile WHERE (profile.user_id = data_about.user_id)), 'changesByAdministrators', (SELECT COALESCE(jsonb_agg((to_jsonb(change.*) - ARRAY['actor'::text, 'actor_id'::text]) ORDER BY change.created_at), '[]'::jsonb) AS "coalesce" FROM public.admin_audit change WHERE (change.row_id IN (SELECT profile.id FROM public.teacher_profile profile WHERE (profile.user_id = data_about.user_id)))), 'records', (SELECT COALESCE((SELECT (private.rows_of_profile(profile.id) - 'product_download'::text) FROM public.teacher_profile profile WHERE (profile.user_id = data_about.user_id)), '{}'::jsonb) AS "coalesce"));

CREATE OR REPLACE FUNCTION private.day_in(said text)
 RETURNS date
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return case when said ~ '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$' then said::date end;
exception when datetime_field_overflow then
  return null;
end
$function$;
comment on function private.day_in(text) is 'A calendar day in a text (2026-02-03); null for anything else.';

CREATE OR REPLACE FUNCTION private.day_words(day date)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return concat_ws(' ',
    day::text,
    extract(day from day), (array['January', 'February', 'March', 'April', 'May', 'June', 'July',
      'August', 'September', 'October', 'November', 'December'])[extract(month from day)::integer],
    extract(year from day), (array['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie',
      'Augustus', 'September', 'Oktober', 'November', 'Desember'])[extract(month from day)::integer]);
end
$function$;
comment on function private.day_words(date) is 'A day as 2026-01-14 and with the name of the month in English and Afrikaans.';

CREATE OR REPLACE FUNCTION private.delivery_document(listed public.delivery)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'id', listed.id, 'orderId', parent.id, 'orderNumber', parent.order_number,
      'orderStatus', parent.order_status, 'orderDateTime', parent.order_date_time,
      'paidAt', listed.paid_at, 'state', listed.delivery_state,
      'recipient', listed.recipient, 'username', split_part(parent.owner, '::', 2),
      'language', coalesce(profile.translate_i18n, 'en'),
      'address', parent.order_shipping_details,
      -- Whether the order has files too, which the slip says are in the library.
      'downloads', exists (
        select from public.order_line as line
        where line.order_id = parent.id and (
          not line.physical or exists (
            select from public.order_line_member as member
            where member.order_line_id = line.id and not member.physical))),
      'goods', private.delivery_goods(parent.id),
      'parcels', private.delivery_parcels(parent.id))
    from public.teacher_products_order as parent
    join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
    where parent.id = listed.order_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.delivery_goods(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'lineId', posted.order_line_id, 'memberId', posted.order_line_member_id,
      'title', posted.title, 'language', posted.language,
      'bundle', case when posted.order_line_member_id is not null then line.title end,
      'quantity', posted.quantity, 'packed', posted.packed,
      'answers', private.order_line_answers(line)) order by posted.place)
    from private.posted_goods(delivery_goods.order_id) as posted
    join public.order_line as line on line.id = posted.order_line_id
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.delivery_parcels(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', box.id, 'number', box.number, 'state', box.parcel_state,
      'carrier', box.carrier, 'carrierName', private.carrier_name(box.carrier),
      'trackingNumber', box.tracking_number,
      'trackingLink', private.tracking_link(box.carrier, box.tracking_number),
      'packedAt', box.packed_at, 'sentAt', box.sent_at, 'deliveredAt', box.delivered_at,
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'lineId', inside.order_line_id, 'memberId', inside.order_line_member_id,
          'title', inside.title, 'quantity', inside.quantity) order by inside.title, inside.id)
        from public.parcel_line as inside where inside.parcel_id = box.id)) order by box.number)
    from public.parcel as box where box.order_id = delivery_parcels.order_id
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.digit_runs(said text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  -- People write an order number with spaces, dots, slashes or without its hyphen.
  select distinct run.found[1]
  from regexp_matches(
    regexp_replace(said, '([0-9])[[:space:]./_:#–-]+(?=[0-9])', '\1', 'g'), '[0-9]{10,}', 'g')
    as run (found)
$function$;
comment on function private.digit_runs(text) is 'The long numbers in a text, each without what stands between its digits.';

CREATE OR REPLACE FUNCTION private.discounted_price(price numeric, discount_percentage numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return round(price * (100 - coalesce(discount_percentage, 0)) / 100, 2);
end
$function$;
comment on function private.discounted_price(numeric,numeric) is 'Price minus discount, rounded half up to the cent. Null for a resource without a price.';

CREATE OR REPLACE FUNCTION private.end_attempt(attempt_id uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ended public.payment_attempt;
  status text;
begin
  update public.payment_attempt as attempt
  set ended_at = clock_timestamp(), end_reason = end_attempt.reason
  where attempt.id = end_attempt.attempt_id
    -- Money may still come for a payment that had ended.
    and (attempt.ended_at is null or end_attempt.reason = 'paid')
  returning * into ended;
  if ended.id is null or end_attempt.reason in ('paid', 'replaced') then
    return;
  end if;

  select parent.order_status into strict status
  from public.teacher_products_order as parent where parent.id = ended.order_id;
  -- A placed order keeps its coupon: it can still be paid by bank transfer.
  if status in ('PENDING', 'QUOTING') then
    perform private.release_coupon(ended.order_id);
  end if;
  if end_attempt.reason = 'given_up' then
    perform private.record_order_event(ended.order_id, status, status, 'card_payment_given_up');
  elsif status <> 'CANCELLED' then
    perform private.record_order_event(ended.order_id, status, status, 'card_payment_ended');
  end if;
end
$function$;
comment on function private.end_attempt(uuid,text) is 'Ends a payment, once, and gives the coupon back when the order is not placed. To be called with the order locked.';

CREATE OR REPLACE FUNCTION private.end_payment_of_placed(order_id uuid, to_status text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  live public.payment_attempt := private.live_attempt(order_id);
begin
  if live.id is null then
    return;
  elsif to_status = 'CANCELLED' then
    perform private.end_attempt(live.id, 'cancelled');
  -- A form that is on its way can still be paid, also after a bank transfer was chosen for the order.
  elsif to_status = 'PAID' or to_status = 'PROCESSING' and live.sent_at is null then
    perform private.end_attempt(live.id, 'replaced');
  end if;
end
$function$;
comment on function private.end_payment_of_placed(uuid,text) is 'Ends the payment of an order that was paid or placed in another way, or cancelled.';

CREATE OR REPLACE FUNCTION private.end_unpaid(attempt public.payment_attempt, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.teacher_products_order as parent
  where parent.id = attempt.order_id
  for update;
  perform private.end_attempt(attempt.id, reason);
end
$function$;

CREATE OR REPLACE FUNCTION private.enter_status(order_id uuid, to_status text, payment_method text DEFAULT NULL::text, shipping_details jsonb DEFAULT NULL::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  from_status text;
begin
  select parent.order_status into strict from_status
  from public.teacher_products_order as parent where parent.id = enter_status.order_id
  for update;

  -- An order that is not paid any more, or is not to be, keeps no money from the bank.
  if to_status in ('PENDING', 'QUOTING', 'CANCELLED') or (from_status = 'PAID' and to_status <> 'PAID') then
    perform private.free_bank_lines(order_id);
  end if;
  if to_status in ('PENDING', 'QUOTING', 'CANCELLED') then
    perform private.release_coupon(order_id);
  end if;
  update public.teacher_products_order as parent
  set order_status = to_status,
      order_number = case
        when to_status in ('PROCESSING', 'PAID')
        then coalesce(parent.order_number, private.new_order_number())
        else parent.order_number end,
      order_date_time = case
        when payment_method is not null then now()
        when to_status in ('PROCESSING', 'PAID') then coalesce(parent.order_date_time, now())
        else parent.order_date_time end,
      order_payment_method = coalesce(payment_method, parent.order_payment_method),
      order_shipping_details = case
        when payment_method is not null then shipping_details
        else parent.order_shipping_details end,
      refunded_amount = case when to_status = 'PAID' then parent.refunded_amount else 0 end
  where parent.id = enter_status.order_id;
  perform private.end_payment_of_placed(order_id, to_status);

  if from_status = 'PAID' and to_status <> 'PAID' then
    perform private.credit_rest(order_id);
  elsif from_status <> 'PAID' and to_status = 'PAID' then
    perform private.issue_invoice(order_id);
  end if;
end
$function$;
comment on function private.enter_status(uuid,text,text,jsonb) is 'Moves an order to a status, with all that follows: number and date when it is placed, the coupon given back when it is not, pointless card payments ended, an invoice when it is paid, a credit note for what is left of it and its bank transfers freed when it no longer is. A checkout names payment method and address, which places the order in the same update. The caller has checked that this is allowed, and writes the event.';

CREATE OR REPLACE FUNCTION private.figure_words(figure jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT string_agg((word.word #>> '{}'::text[]), ' '::text) AS string_agg FROM jsonb_path_query(figure_words.figure, '$.keyvalue()?((@."key" == "left" || @."key" == "right") || @."key" == "items")."value"[*]'::jsonpath) word(word));
comment on function private.figure_words(jsonb) is 'What stands in a figure: the columns to match, or the options.';

CREATE OR REPLACE FUNCTION private.file_name(file_key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT CASE WHEN (given.name ~ ' '::text) THEN given.name ELSE (upper("left"(given.name, 1)) || regexp_replace(substr(given.name, 2), '[-_]+'::text, ' '::text, 'g'::text)) END AS "case" FROM (SELECT regexp_replace(file_name.file_key, '^.*/|(?<=^|/)\d+-'::text, ''::text, 'g'::text) AS regexp_replace) given(name));
comment on function private.file_name(text) is 'How people read the name of a file, "Common fractions grade 5.pdf": the key without its folders and its timestamp, and words instead of hyphens where the name has no spaces.';

CREATE OR REPLACE FUNCTION private.fill_assessment_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  subject public.subject;
begin
  perform private.refuse_large_document(new.headings);
  perform private.refuse_large_document(new.instructions);
  perform private.refuse_large_document(new.questions);
  perform private.refuse_large_document(new.translation);
  if private.are_template_headings(new.headings) is not true then
    raise exception 'headings_malformed' using errcode = 'PT422';
  end if;
  if private.are_instructions(new.instructions) is not true then
    raise exception 'instructions_malformed' using errcode = 'PT422';
  end if;
  if private.are_questions(new.questions) is not true then
    raise exception 'questions_malformed' using errcode = 'PT422';
  end if;
  if private.is_paper_translation(new.translation, new.instructions) is not true then
    raise exception 'translation_malformed' using errcode = 'PT422';
  end if;

  new.total_marks := coalesce(
    (select sum((question ->> 'marks')::numeric) from jsonb_array_elements(new.questions) as question),
    0);
  select * into subject from public.subject as taught where taught.id = new.subject_id;
  new.subject_name := subject.subject;
  new.grade_order := private.grade_order(subject.grade);
  new.school_name := (select school.name from public.school as school where school.id = new.school_id);
  new.search_field := private.search_text(concat_ws(' ', new.title, new.complexity, subject.grade,
    subject.subject, subject.subject_af, new.school_name, new.total_marks::text,
    new.total_minutes::text));
  return new;
end
$function$;
comment on function private.fill_assessment_template() is 'Refuses malformed documents, adds up the marks, and fills the columns that lists sort by and search in.';

CREATE OR REPLACE FUNCTION private.fill_bundle_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- For a resource that does not exist the title stays empty, and the foreign key reports the error.
  new.title := coalesce(
    (select product.title from public.product as product where product.id = new.product_id), '');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_in_profile(profile_id uuid, title text, name text, surname text, language text, province text, days_per_week integer, school_id uuid)
 RETURNS public.teacher_profile
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  saved public.teacher_profile;
begin
  if num_nulls(title, name, surname, language, province, days_per_week) > 0 then
    raise exception 'profile_details_required' using errcode = 'PT422';
  end if;
  update public.teacher_profile as profile
  set title = fill_in_profile.title,
    name = fill_in_profile.name,
    surname = fill_in_profile.surname,
    language = fill_in_profile.language,
    province = fill_in_profile.province,
    days_per_week = fill_in_profile.days_per_week,
    teacher_profile_school_id = fill_in_profile.school_id
  where profile.id = fill_in_profile.profile_id
  returning profile.* into saved;
  return saved;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_lesson_template()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  subject public.subject;
begin
  perform private.refuse_large_document(new.headings);
  perform private.refuse_large_document(new.template);
  if private.are_template_headings(new.headings) is not true then
    raise exception 'headings_malformed' using errcode = 'PT422';
  end if;
  if private.are_lesson_steps(new.template) is not true then
    raise exception 'template_malformed' using errcode = 'PT422';
  end if;

  select * into subject from public.subject as taught where taught.id = new.subject_id;
  new.subject_name := subject.subject;
  new.grade_order := private.grade_order(subject.grade);
  new.school_name := (select school.name from public.school as school where school.id = new.school_id);
  new.search_field := private.search_text(concat_ws(' ', new.name, new.complexity, subject.grade,
    subject.subject, subject.subject_af, new.school_name));
  return new;
end
$function$;
comment on function private.fill_lesson_template() is 'Refuses malformed documents and fills the columns that lists sort by and search in.';

CREATE OR REPLACE FUNCTION private.fill_new_order(order_id uuid, items jsonb, shipping_details jsonb, coupon_code text, expected_total numeric)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  filled public.teacher_products_order;
begin
  perform private.put_order_items(order_id, items);
  perform private.put_order_address(order_id, shipping_details);
  select * into strict filled from public.teacher_products_order as parent where parent.id = order_id;
  if not private.is_blank(coupon_code) then
    perform private.put_coupon(filled, coupon_code);
  end if;
  perform private.refuse_other_total(order_id, expected_total);
  update public.teacher_products_order as parent
  set order_number = private.new_order_number(), order_date_time = now()
  where parent.id = fill_new_order.order_id
  returning * into filled;
  return filled;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_order_search_field()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select lower(concat_ws(' ',
    new.order_number,
    private.day_words((new.order_date_time at time zone 'Africa/Johannesburg')::date),
    profile.title, profile.name, profile.surname, profile.owner,
    private.order_words(new.order_status, new.order_payment_method),
    -- The sums of a cart change with each line. Were they here, every one of these changes would write all
    -- indexes of the order; search_orders() looks for them in the caller's cart itself.
    case when new.order_status <> 'PENDING'
      then private.sum_words(new.order_total, new.product_count) end))
  into new.search_field
  from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refuse_unknown_tags(new.tags);
  new.sale_price := private.discounted_price(new.price, new.discount_percentage);
  new.search_field := lower(concat_ws(' ',
    new.title,
    new.topic,
    nullif(private.html_to_text(new.description), ''),
    nullif(private.tag_names(new.tags), ''),
    nullif(private.question_words(new.questions), ''),
    new.price::text,
    new.discount_percentage::text,
    new.sku::text,
    new.type));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_product_bundle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member_titles text;
begin
  perform private.refuse_unknown_tags(new.tags);
  select count(*), coalesce(bool_or(product.physical), false),
    coalesce(bool_or(product.physical) and not bool_and(product.physical), false),
    case when count(distinct product.language) = 1 and count(product.language) = count(*)
      then min(product.language) end,
    coalesce((array_agg(product.thumbnails[1] order by member.position, member.id)
      filter (where product.thumbnails[1] is not null))[:3], '{}'),
    string_agg(member.title, ' ' order by member.position, member.id)
  into new.member_count, new.physical, new.mixed, new.language, new.member_covers, member_titles
  from public.product_bundle_product as member
  join public.product as product on product.id = member.product_id
  where member.product_bundle_id = new.id;
  new.sale_price := private.discounted_price(new.price, new.discount_percentage);
  new.search_field := lower(concat_ws(' ',
    new.title,
    nullif(private.html_to_text(new.description), ''),
    member_titles,
    nullif(private.tag_names(new.tags), ''),
    new.price::text,
    new.discount_percentage::text));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_schedule_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  minutes integer := private.minutes_of(new.periods, new.period_duration, new.break_durations);
begin
  -- A day that would run past midnight stays without an end, and the constraint refuses it.
  if new.end_time is null and new.periods * new.period_duration > 0
    and minutes * interval '1 minute' < time '24:00' - new.start_time
  then
    new.end_time := new.start_time + minutes * interval '1 minute';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_shop_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.kind := case
    when new.product_bundle_id is not null then 'bundle'
    when new.physical then 'posted'
    else 'download'
  end;
  new.cost := coalesce(new.sale_price, 0);
  new.in_english := new.language is distinct from 'af';
  new.in_afrikaans := new.language is distinct from 'en';
  return new;
end
$function$;
comment on function private.fill_shop_item() is 'What lists filter and sort by. Not generated columns, which open pages would not be told of.';

CREATE OR REPLACE FUNCTION private.find_cart(profile_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- All open orders are locked before one is chosen, so that no status changes in between.
  perform from public.teacher_products_order as candidate
  where candidate.teacher_profile_id = find_cart.profile_id
    and candidate.order_status in ('QUOTING', 'PENDING')
  order by candidate.id
  for update;
  return private.chosen_cart(profile_id);
end
$function$;
comment on function private.find_cart(uuid) is 'The cart, locked until the end of the transaction.';

CREATE OR REPLACE FUNCTION private.find_payment(notification public.payment_notification)
 RETURNS public.payment_attempt
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT attempt.*::public.payment_attempt AS attempt FROM public.payment_attempt attempt WHERE ((attempt.id = private.id_in((find_payment.notification).attempt_reference)) AND (((find_payment.notification).order_reference IS NULL) OR (attempt.order_id = private.id_in((find_payment.notification).order_reference)))));
comment on function private.find_payment(public.payment_notification) is 'The payment that a notification names.';

CREATE OR REPLACE FUNCTION private.fix_line_member_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select line.teacher_profile_id into new.teacher_profile_id
  from public.order_line as line where line.id = new.order_line_id;
  if tg_op = 'INSERT' then
    new.physical := coalesce(
      (select product.physical from public.product as product where product.id = new.product_id),
      false);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fix_line_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select parent.teacher_profile_id into new.teacher_profile_id
  from public.teacher_products_order as parent where parent.id = new.order_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.fix_order_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE'
    and not private.is_merged(old.teacher_profile_id, new.teacher_profile_id)
  then
    new.teacher_profile_id := old.teacher_profile_id;
    new.owner := old.owner;
  else
    select profile.owner into new.owner
    from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  end if;
  return new;
end
$function$;
comment on function private.fix_order_owner() is 'The owner comes from the profile, and an order always stays with its profile, or with the one that this was merged into.';

CREATE OR REPLACE FUNCTION private.fix_profile_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.user_id is not null then
      new.owner := private.owner_of(new.user_id);
    end if;
  elsif old.user_id is null then
    new.closed_at := old.closed_at;
    if new.user_id is null then
      new.owner := old.owner;
    elsif old.closed_at is not null then
      raise exception 'profile_closed' using errcode = 'PT409';
    else
      new.owner := private.owner_of(new.user_id);
    end if;
  else
    new.owner := old.owner;
    new.closed_at := null;
    if new.user_id is null then
      -- What only served the person is removed. Orders and invoices keep their own addresses.
      new.closed_at := now();
      new.session_token := null;
      new.products_order_shipping_details := null;
    elsif new.user_id <> old.user_id then
      raise exception 'profile_taken' using errcode = 'PT409';
    end if;
  end if;
  if new.user_id is not null and new.owner is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return new;
end
$function$;
comment on function private.fix_profile_owner() is 'Keeps three rules, whatever is sent: the owner is derived from the user once, the user never changes, and a profile that loses its user is closed. Only an imported profile without a user brings its own owner.';

CREATE OR REPLACE FUNCTION private.follow_bundle_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.product_bundle as bundle set search_field = ''
  where bundle.id in (select changed.product_bundle_id from changed);
  return null;
end
$function$;
comment on function private.follow_bundle_members() is 'Any update of the bundle makes private.fill_product_bundle() derive everything anew.';

CREATE OR REPLACE FUNCTION private.follow_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.order_status = 'PAID' then
    perform private.open_delivery(new.id);
  else
    perform private.refresh_delivery(new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_parcel_mail(parcel public.parcel)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.order_mail as mail
  where mail.order_id = parcel.order_id and mail.parcel_id = parcel.id and mail.sent_at is null;
end
$function$;
comment on function private.forget_parcel_mail(public.parcel) is 'Mails about a parcel that have not gone out are not sent, not even one that is being tried again.';

CREATE OR REPLACE FUNCTION private.forget_recipient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_delivery(parent.id)
  from public.teacher_products_order as parent
  join public.delivery as listed on listed.order_id = parent.id
  where parent.teacher_profile_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_school_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.school_request as request where request.teacher_profile_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_seat_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.order_mail as mail where mail.seat_id = old.id and mail.sent_at is null;
  return null;
end
$function$;
comment on function private.forget_seat_mail() is 'Nobody is invited to a seat that was taken back.';

CREATE OR REPLACE FUNCTION private.form_fields(body text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_object_agg(
      private.url_decoded(split_part(pair, '=', 1)),
      private.url_decoded(substr(pair, length(split_part(pair, '=', 1)) + 2)))
    from regexp_split_to_table(body, '&') as pair
    where pair <> ''
  ), '{}');
exception when character_not_in_repertoire or untranslatable_character then
  return '{}';
end
$function$;
comment on function private.form_fields(text) is 'Names and values of an application/x-www-form-urlencoded body; an empty object when it is not text.';

CREATE OR REPLACE FUNCTION private.free_bank_lines(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.lock_bank_lines(order_id);
  perform private.free_bank_link(link.id)
  from public.bank_line_order as link
  where link.order_id = free_bank_lines.order_id and link.undone_at is null;
end
$function$;
comment on function private.free_bank_lines(uuid) is 'The order, which is locked, is paid by no line any more: each is open again.';

CREATE OR REPLACE FUNCTION private.free_bank_link(link_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  freed public.bank_line_order;
begin
  update public.bank_line_order as link
  set undone_at = now(), undone_by = private.my_user_id()
  where link.id = link_id and link.undone_at is null
  returning * into freed;
  update public.bank_statement_line as line
  set left_amount = line.left_amount + freed.amount, line_state = 'OPEN'
  where line.id = freed.bank_statement_line_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.give_profile(user_id uuid)
 RETURNS public.teacher_profile
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
begin
  if not exists (select from public.teacher_profile as own where own.user_id = give_profile.user_id) then
    -- Whoever has confirmed the e-mail address of a customer of the old shop is that customer.
    update public.teacher_profile as waiting
    set user_id = give_profile.user_id,
      translate_i18n = coalesce(waiting.translate_i18n, private.sign_up_language(give_profile.user_id))
    where waiting.id = (
      select candidate.id from public.teacher_profile as candidate
      where candidate.user_id is null and candidate.closed_at is null
        and lower(split_part(candidate.owner, '::', 2)) = (
          select account.email from auth.users as account
          where account.id = give_profile.user_id and account.email_confirmed_at is not null)
      order by candidate.created_at limit 1 for update skip locked);
  end if;
  insert into public.teacher_profile (user_id, translate_i18n)
  values (give_profile.user_id, private.sign_up_language(give_profile.user_id))
  on conflict on constraint teacher_profile_user_id_key do nothing;
  perform private.add_to_group(give_profile.user_id, 'teacher');

  select * into strict profile from public.teacher_profile as own
  where own.user_id = give_profile.user_id;
  return profile;
end
$function$;
comment on function private.give_profile(uuid) is 'Gives a user the profile of the old shop or an empty one, and the teacher group.';

CREATE OR REPLACE FUNCTION private.goods_document(product public.product, bundle public.product_bundle)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when product.id is not null then jsonb_build_object(
    'productId', product.id, 'productBundleId', null, 'title', product.title,
    'price', coalesce(product.sale_price, 0.00)::text, 'sku', product.sku,
    'physical', product.physical, 'language', product.language, 'questions', product.questions,
    'forSale', coalesce(private.is_orderable(product), false))
  else jsonb_build_object(
    'productId', null, 'productBundleId', bundle.id, 'title', bundle.title,
    'price', coalesce(bundle.sale_price, 0.00)::text, 'sku', null,
    'physical', bundle.physical, 'language', bundle.language,
    'questions', private.bundle_questions(bundle.id),
    'forSale', coalesce(private.is_for_sale(bundle), false))
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.goods_in(order_id uuid, goods jsonb)
 RETURNS TABLE(order_line_id uuid, order_line_member_id uuid, title text, quantity integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if goods is null then
    return query
      select posted.order_line_id, posted.order_line_member_id, posted.title,
        posted.quantity - posted.packed
      from private.posted_goods(goods_in.order_id) as posted
      where posted.quantity > posted.packed
      order by posted.place;
    return;
  end if;
  if jsonb_typeof(goods) <> 'array' or exists (
    select from jsonb_array_elements(goods) as one
    where jsonb_typeof(one) <> 'object' or private.id_in(one ->> 'lineId') is null
      or coalesce(one ->> 'quantity', '') !~ '^[1-9]\d{0,2}$'
  ) then
    raise exception 'parcel_malformed' using errcode = 'PT422';
  end if;
  return query
    select private.id_in(one ->> 'lineId'), private.id_in(one ->> 'memberId'),
      coalesce(max(posted.title), ''), sum((one ->> 'quantity')::integer)::integer
    from jsonb_array_elements(goods) as one
    left join private.posted_goods(goods_in.order_id) as posted
      on posted.order_line_id = private.id_in(one ->> 'lineId')
      and posted.order_line_member_id is not distinct from private.id_in(one ->> 'memberId')
    group by 1, 2;
end
$function$;
comment on function private.goods_in(uuid,jsonb) is 'What goes into a parcel: [{lineId, memberId, quantity}], or all that is in none yet (null).';

CREATE OR REPLACE FUNCTION private.grade_order(grade text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (grade = 'R'::text) THEN 0 ELSE ((grade)::smallint)::integer END;
comment on function private.grade_order(text) is 'A number to sort by: R before 1, and 10 after 9.';

CREATE OR REPLACE FUNCTION private.grades()
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return array['R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
end
$function$;
grant execute on function private.grades() to authenticated;
grant execute on function private.grades() to service_role;
comment on function private.grades() is 'The grades of South African schools, in order.';

CREATE OR REPLACE FUNCTION private.groups()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY['teacher'::text, 'admin'::text, 'superadmin'::text, 'reporting'::text];

CREATE OR REPLACE FUNCTION private.groups_of(user_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT array_agg(membership.group_name ORDER BY membership.group_name) AS array_agg FROM private.user_group membership WHERE (membership.user_id = groups_of.user_id)), '{}'::text[]);

CREATE OR REPLACE FUNCTION private.has_only_keys(document jsonb, allowed text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (jsonb_typeof(document) = 'object'::text) THEN ((document - allowed) = '{}'::jsonb) ELSE false END;
comment on function private.has_only_keys(jsonb,text[]) is 'Refuses unknown keys: a misspelt key would lose what was typed without an error.';

CREATE OR REPLACE FUNCTION private.html_to_text(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN btrim(regexp_replace(replace(replace(replace(replace(replace(regexp_replace(COALESCE(html, ''::text), '<[^>]*>'::text, ' '::text, 'g'::text), '&nbsp;'::text, ' '::text), '&lt;'::text, '<'::text), '&gt;'::text, '>'::text), '&quot;'::text, '"'::text), '&amp;'::text, '&'::text), '\s+'::text, ' '::text, 'g'::text));
comment on function private.html_to_text(text) is 'Rich text without its markup, for searching. Never for showing: it does not sanitise.';

CREATE OR REPLACE FUNCTION private.id_in(reference text)
 RETURNS uuid
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
begin
  if pg_input_is_valid(reference, 'uuid') and reference::uuid::text = reference then
    return reference::uuid;
  end if;
  return null;
end
$function$;
comment on function private.id_in(text) is 'The id that a text from outside is, or null. To compare a column of ids as text would read the whole table.';

CREATE OR REPLACE FUNCTION private.in_group(group_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.my_user_id();
begin
  return exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name = in_group.group_name);
end
$function$;
grant execute on function private.in_group(text) to authenticated;
comment on function private.in_group(text) is 'Whether the caller is in a group: what policies ask. Written as (select private.in_group(...)), so that it runs once per statement and not once per row.';

CREATE OR REPLACE FUNCTION private.invoice_pieces(document public.invoice)
 RETURNS TABLE(line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    with listed as (
      select (line.value ->> 'lineId')::uuid as id, line.place::integer as place,
        (line.value ->> 'quantity')::integer as quantity,
        (line.value ->> 'unitPrice')::numeric as unit_price,
        (line.value ->> 'couponShare')::numeric as share
      from jsonb_array_elements(document.lines) with ordinality as line (value, place)
    ), pieces as (
      select listed.id, listed.place, one.n::integer as piece, listed.unit_price as price, one.share
      from listed
      cross join lateral unnest(
        private.spread_remainder(listed.share, array_fill(1.0, array[listed.quantity]))
      ) with ordinality as one (share, n)
      union all
      select null, null, 1, document.shipping_fee, 0 where document.shipping_fee > 0
    ), taxed as (
      select array_agg(pieces.price - pieces.share order by pieces.place, pieces.piece) as worth
      from pieces
    ), vats as (
      select spread.vat, spread.turn
      from taxed cross join lateral unnest(private.spread_remainder(document.vat, taxed.worth))
        with ordinality as spread (vat, turn)
    ), numbered as (
      select pieces.*, row_number() over (order by pieces.place, pieces.piece) as turn from pieces
    )
    select numbered.id, numbered.place, numbered.piece, numbered.price, numbered.share, vats.vat
    from numbered join vats on vats.turn = numbered.turn
    order by numbered.turn;
end
$function$;
comment on function private.invoice_pieces(public.invoice) is 'Every piece of an invoice with what it comes to: price minus coupon_share, of which vat is VAT. Of a line the pieces are counted from 1; the delivery, when it was charged, is one without a line.';

CREATE OR REPLACE FUNCTION private.is_blank(value text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return value is null or btrim(value) = '';
end
$function$;
grant execute on function private.is_blank(text) to authenticated;
grant execute on function private.is_blank(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_closed(province text, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM private.closed_days(is_closed.province, is_closed.day, is_closed.day) closed_days(day, label, label_af)));

CREATE OR REPLACE FUNCTION private.is_cognitive_level(level jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(level), 'null'::text) WHEN 'null'::text THEN true WHEN 'object'::text THEN (private.has_only_keys(level, '{label,percentage}'::text[]) AND private.is_words((level -> 'label'::text)) AND CASE jsonb_typeof((level -> 'percentage'::text)) WHEN 'number'::text THEN ((((level -> 'percentage'::text))::numeric >= (0)::numeric) AND (((level -> 'percentage'::text))::numeric <= (100)::numeric)) ELSE false END) ELSE false END;
comment on function private.is_cognitive_level(jsonb) is 'A copy of a level of the taxonomy: a paper does not change when the taxonomy does.';

CREATE OR REPLACE FUNCTION private.is_content_path(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (name ~ '^ProductsContent/[^/]+/[^/]+$'::text);
grant execute on function private.is_content_path(text) to authenticated;

CREATE OR REPLACE FUNCTION private.is_field_translation(translation jsonb, field jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(translation), 'null'::text) WHEN 'null'::text THEN true WHEN 'object'::text THEN (private.has_only_keys(translation, '{question,richText,answer,items,label,hint,outdated}'::text[]) AND private.is_optional_text((translation -> 'question'::text)) AND private.is_optional_text((translation -> 'label'::text)) AND private.is_optional_text((translation -> 'hint'::text)) AND private.are_outdated_texts((translation -> 'outdated'::text), 'question|richText|answer|label|hint|items\.\d{1,3}'::text) AND ((COALESCE((translation -> 'richText'::text), 'null'::jsonb) = 'null'::jsonb) OR private.is_rich_text((translation -> 'richText'::text))) AND (private.is_optional_text((translation -> 'answer'::text)) OR private.is_rich_text((translation -> 'answer'::text))) AND CASE COALESCE(jsonb_typeof((translation -> 'items'::text)), 'null'::text) WHEN 'null'::text THEN true WHEN 'array'::text THEN (private.are_texts((translation -> 'items'::text)) AND CASE jsonb_typeof((field -> 'items'::text)) WHEN 'array'::text THEN (jsonb_array_length((translation -> 'items'::text)) = jsonb_array_length((field -> 'items'::text))) ELSE false END) ELSE false END) ELSE false END;
comment on function private.is_field_translation(jsonb,jsonb) is 'The texts of a field in the paper''s other language; an empty text among the items is not translated yet. Marks, numbers and right options have no second copy, so that they can not differ.';

CREATE OR REPLACE FUNCTION private.is_for_sale(bundle public.product_bundle)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (((bundle).publish_date <= now()) AND ((bundle).member_count > 0));
grant execute on function private.is_for_sale(public.product_bundle) to authenticated;
comment on function private.is_for_sale(public.product_bundle) is 'Its publish date has passed, and it has members.';

CREATE OR REPLACE FUNCTION private.is_lesson_field(field jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (private.has_only_keys(field, '{id,type,label,value,hint,placeholder,items,points,difficulty}'::text[]) AND (COALESCE((field ->> 'type'::text), ''::text) = ANY (ARRAY['Text'::text, 'Textarea'::text, 'Select'::text, 'Multi Select'::text, 'Radio'::text, 'Checkbox'::text])) AND private.is_words((field -> 'label'::text)) AND (private.is_optional_text((field -> 'value'::text)) OR private.are_texts((field -> 'value'::text))) AND private.is_optional_text((field -> 'id'::text)) AND private.is_optional_text((field -> 'hint'::text)) AND private.is_optional_text((field -> 'placeholder'::text)) AND private.is_optional_text((field -> 'difficulty'::text)) AND private.is_optional_amount((field -> 'points'::text)) AND private.are_items((field -> 'items'::text), (field ->> 'type'::text)));

CREATE OR REPLACE FUNCTION private.is_lesson_step(step jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (private.has_only_keys(step, '{id,name,fields}'::text[]) AND (jsonb_typeof((step -> 'fields'::text)) = 'array'::text)) THEN (private.is_words((step -> 'name'::text)) AND private.is_optional_text((step -> 'id'::text)) AND (NOT (EXISTS (SELECT FROM jsonb_array_elements((is_lesson_step.step -> 'fields'::text)) field(value) WHERE (private.is_lesson_field(field.value) IS NOT TRUE))))) ELSE false END;

CREATE OR REPLACE FUNCTION private.is_merged(emptied uuid, kept uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from private.account_merge as merged
    where merged.emptied_profile_id = emptied and merged.kept_profile_id = kept);
end
$function$;
comment on function private.is_merged(uuid,uuid) is 'Whether the first profile was merged into the second.';

CREATE OR REPLACE FUNCTION private.is_merged_path(name text, above text, merged_users uuid[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM unnest(is_merged_path.merged_users) folder(id) WHERE starts_with(is_merged_path.name, ((is_merged_path.above || folder.id) || '/'::text))));
grant execute on function private.is_merged_path(text,text,uuid[]) to authenticated;
comment on function private.is_merged_path(text,text,uuid[]) is 'Whether a file lies in the folder of one of these users, which itself lies in the folder above.';

CREATE OR REPLACE FUNCTION private.is_movable(activity public.teacher_activity, class_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN ((NOT ((activity).type IS DISTINCT FROM 'Lesson'::text)) AND (NOT ((activity).teacher_class_subject_id IS DISTINCT FROM class_id)) AND ((activity).repeat_id IS NULL) AND (NOT (activity).locked));

CREATE OR REPLACE FUNCTION private.is_on_shelf(word text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_one boolean;
begin
  execute 'select exists (select from public.shop_item as item where item.publish_date <= now()'
    || private.choice_conditions('item.search_field', word) || ')' into found_one;
  return found_one;
end
$function$;
comment on function private.is_on_shelf(text) is 'Whether an item of the shelf contains the word in either language.';

CREATE OR REPLACE FUNCTION private.is_optional_amount(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(value), 'null'::text) WHEN 'null'::text THEN true WHEN 'number'::text THEN (((value)::numeric >= (0)::numeric) AND ((value)::numeric <= (1000)::numeric)) ELSE false END;
comment on function private.is_optional_amount(jsonb) is 'Marks, points or minutes: 0 to 1000, or null.';

CREATE OR REPLACE FUNCTION private.is_optional_text(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (COALESCE(jsonb_typeof(value), 'null'::text) = ANY (ARRAY['null'::text, 'string'::text]));

CREATE OR REPLACE FUNCTION private.is_orderable(product public.product)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (private.is_published(product) AND (product).e_commerce_product);
grant execute on function private.is_orderable(public.product) to anon;
grant execute on function private.is_orderable(public.product) to authenticated;
comment on function private.is_orderable(public.product) is 'Whether it can be bought: everybody may see it, and it is not for subscribers only.';

CREATE OR REPLACE FUNCTION private.is_own_picture_path(name text, user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (name ~ (('^Assessments/'::text || user_id) || '/[^/]+$'::text));
grant execute on function private.is_own_picture_path(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.is_own_proof_path(name text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from public.teacher_products_order as waiting
    where waiting.teacher_profile_id = private.my_teacher_profile_id()
      and waiting.order_status = 'PROCESSING'
      and is_own_proof_path.name ~ ('^' || private.my_user_id() || '/' || waiting.id || '/[^/]+$'));
end
$function$;
grant execute on function private.is_own_proof_path(text) to authenticated;

CREATE OR REPLACE FUNCTION private.is_paper_translation(translation jsonb, instructions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(translation), 'null'::text) WHEN 'null'::text THEN true WHEN 'object'::text THEN (private.has_only_keys(translation, '{language,title,instructions,outdated}'::text[]) AND private.are_outdated_texts((translation -> 'outdated'::text), 'title|instructions\.\d{1,3}'::text) AND COALESCE(((translation ->> 'language'::text) = ANY (ARRAY['en'::text, 'af'::text])), false) AND private.is_optional_text((translation -> 'title'::text)) AND private.are_texts((translation -> 'instructions'::text)) AND CASE jsonb_typeof((translation -> 'instructions'::text)) WHEN 'array'::text THEN CASE jsonb_typeof(instructions) WHEN 'array'::text THEN (jsonb_array_length((translation -> 'instructions'::text)) = jsonb_array_length(instructions)) ELSE false END ELSE false END) ELSE false END;
comment on function private.is_paper_translation(jsonb,jsonb) is 'The other language of a paper, its title in it, and one text for each instruction, empty where it is not translated yet. The questions have their texts in the tree.';

CREATE OR REPLACE FUNCTION private.is_picture_path(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (name ~ '^(Products|ProductBundles|Communications|Schools)/[^/]+/([^/]+/)?[^/]+$'::text);
grant execute on function private.is_picture_path(text) to authenticated;

CREATE OR REPLACE FUNCTION private.is_product_question(question jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((jsonb_typeof(question) = 'object'::text) AND (NOT private.is_blank((question ->> 'label'::text))) AND (COALESCE(jsonb_typeof((question -> 'required'::text)), 'boolean'::text) = 'boolean'::text) AND CASE WHEN ((question ->> 'type'::text) = ANY (ARRAY['Select'::text, 'Multi Select'::text, 'Radio'::text, 'Checkbox'::text])) THEN ((jsonb_typeof((question -> 'items'::text)) = 'array'::text) AND ((question -> 'items'::text) <> '[]'::jsonb)) ELSE (COALESCE((question ->> 'type'::text), ''::text) = ANY (ARRAY['Text'::text, 'Textarea'::text])) END);
grant execute on function private.is_product_question(jsonb) to authenticated;
grant execute on function private.is_product_question(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.is_published(product public.product)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((product).listable AND ((product).publish_date <= now()));
grant execute on function private.is_published(public.product) to anon;
grant execute on function private.is_published(public.product) to authenticated;
comment on function private.is_published(public.product) is 'Whether everybody may see the resource: its publish date has passed, and it is listable. Administrators see the others too.';

CREATE OR REPLACE FUNCTION private.is_question(question jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (private.has_only_keys(question, '{id,number,title,minutes,marks,richText,fields,sectionNumber,sectionTitle,translation}'::text[]) AND private.is_question_translation((question -> 'translation'::text), question) AND (jsonb_typeof((question -> 'fields'::text)) = 'array'::text) AND (jsonb_typeof((question -> 'marks'::text)) = 'number'::text)) THEN (private.is_words((question -> 'number'::text)) AND private.is_optional_amount((question -> 'marks'::text)) AND private.is_optional_amount((question -> 'minutes'::text)) AND private.is_optional_text((question -> 'id'::text)) AND private.is_optional_text((question -> 'title'::text)) AND ((COALESCE((question -> 'richText'::text), 'null'::jsonb) = 'null'::jsonb) OR private.is_rich_text((question -> 'richText'::text))) AND (((COALESCE((question -> 'sectionNumber'::text), 'null'::jsonb) = 'null'::jsonb) AND (COALESCE((question -> 'sectionTitle'::text), 'null'::jsonb) = 'null'::jsonb)) OR (private.is_words((question -> 'sectionNumber'::text)) AND COALESCE((jsonb_typeof((question -> 'sectionTitle'::text)) = 'string'::text), false))) AND (NOT (EXISTS (SELECT FROM jsonb_array_elements((is_question.question -> 'fields'::text)) field(value) WHERE (private.is_question_field(field.value) IS NOT TRUE))))) ELSE false END;

CREATE OR REPLACE FUNCTION private.is_question_field(field jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (private.has_only_keys(field, '{id,number,cognitiveLevel,marks,question,richText,answer,type,items,label,placeholder,hint,translation}'::text[]) AND private.is_field_translation((field -> 'translation'::text), field) AND private.is_words((field -> 'number'::text)) AND private.is_cognitive_level((field -> 'cognitiveLevel'::text)) AND private.is_optional_amount((field -> 'marks'::text)) AND private.is_optional_text((field -> 'id'::text)) AND private.is_optional_text((field -> 'question'::text)) AND private.is_optional_text((field -> 'label'::text)) AND private.is_optional_text((field -> 'placeholder'::text)) AND private.is_optional_text((field -> 'hint'::text)) AND ((COALESCE((field -> 'richText'::text), 'null'::jsonb) = 'null'::jsonb) OR private.is_rich_text((field -> 'richText'::text))) AND (private.is_optional_text((field -> 'answer'::text)) OR private.are_texts((field -> 'answer'::text)) OR private.is_rich_text((field -> 'answer'::text))) AND ((COALESCE((field -> 'type'::text), 'null'::jsonb) = 'null'::jsonb) OR ((field ->> 'type'::text) = ANY (ARRAY['Text'::text, 'Textarea'::text, 'Select'::text, 'Radio'::text, 'Checkbox'::text]))) AND private.are_items((field -> 'items'::text), COALESCE((field ->> 'type'::text), 'Text'::text)));

CREATE OR REPLACE FUNCTION private.is_question_translation(translation jsonb, question jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE COALESCE(jsonb_typeof(translation), 'null'::text) WHEN 'null'::text THEN true WHEN 'object'::text THEN (private.has_only_keys(translation, '{title,richText,sectionTitle,outdated}'::text[]) AND private.are_outdated_texts((translation -> 'outdated'::text), 'title|richText|sectionTitle'::text) AND private.is_optional_text((translation -> 'title'::text)) AND private.is_optional_text((translation -> 'sectionTitle'::text)) AND ((COALESCE((translation -> 'sectionTitle'::text), 'null'::jsonb) = 'null'::jsonb) OR (COALESCE((question -> 'sectionTitle'::text), 'null'::jsonb) <> 'null'::jsonb)) AND ((COALESCE((translation -> 'richText'::text), 'null'::jsonb) = 'null'::jsonb) OR private.is_rich_text((translation -> 'richText'::text)))) ELSE false END;
comment on function private.is_question_translation(jsonb,jsonb) is 'The texts of a question in the paper''s other language.';

CREATE OR REPLACE FUNCTION private.is_rich_text(state jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 WITH RECURSIVE node(content, depth) AS (
          SELECT (is_rich_text.state -> 'root'::text) AS "?column?",
             0 AS "?column?"
         UNION ALL
          SELECT child.value AS child,
             (node.depth + 1)
            FROM node,
             LATERAL jsonb_array_elements(
                 CASE jsonb_typeof((node.content -> 'children'::text))
                     WHEN 'array'::text THEN (node.content -> 'children'::text)
                     ELSE '[]'::jsonb
                 END) child(value)
           WHERE (node.depth <= 100)
         )
  SELECT (private.has_only_keys(state, '{root}'::text[]) AND COALESCE((((state #>> '{root,type}'::text[]) = 'root'::text) AND ((state #> '{root,children}'::text[]) IS NOT NULL)), false) AND (NOT (EXISTS ( SELECT
            FROM node
           WHERE (((node.depth <= 100) AND (jsonb_typeof(node.content) = 'object'::text) AND (jsonb_typeof((node.content -> 'type'::text)) = 'string'::text) AND (COALESCE(jsonb_typeof((node.content -> 'children'::text)), 'array'::text) = 'array'::text)) IS NOT TRUE)))));
END;
comment on function private.is_rich_text(jsonb) is 'The state of a Lexical editor: a root, and below it nodes that each name their type. At most a hundred levels deep, so that no document can keep the database busy.';

CREATE OR REPLACE FUNCTION private.is_school_day(profile public.teacher_profile, date_asked date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN ((EXTRACT(isodow FROM date_asked) <= (5)::numeric) AND (NOT private.is_closed((profile).province, date_asked)) AND ((NOT (EXISTS (SELECT FROM public.teacher_schedule schedule WHERE (schedule.teacher_profile_id = (is_school_day.profile).id)))) OR (EXISTS (SELECT FROM public.teacher_schedule schedule WHERE ((schedule.teacher_profile_id = (is_school_day.profile).id) AND (schedule.day = TRIM(BOTH FROM to_char((is_school_day.date_asked)::timestamp with time zone, 'Day'::text))))))));
comment on function private.is_school_day(public.teacher_profile,date) is 'Not closed, and a day of the teacher''s schedule. A teacher without a schedule teaches from Monday to Friday.';

CREATE OR REPLACE FUNCTION private.is_shared_picture_path(name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (name ~ '^Assessments/shared/[^/]+$'::text);
grant execute on function private.is_shared_picture_path(text) to authenticated;

CREATE OR REPLACE FUNCTION private.is_shipping_details(details jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((jsonb_typeof(details) = 'object'::text) AND (NOT private.is_blank((details ->> 'address1'::text))) AND (NOT private.is_blank((details ->> 'city'::text))) AND (COALESCE((details ->> 'postalCode'::text), ''::text) ~ '^[0-9]{4}$'::text) AND (COALESCE((details ->> 'province'::text), ''::text) = ANY (private.provinces())) AND (COALESCE((details ->> 'country'::text), ''::text) = 'South Africa'::text) AND (COALESCE((details ->> 'phoneNumber'::text), ''::text) ~ '^(\+27|0) ?[0-9]{2} ?[0-9]{3} ?[0-9]{4}$'::text) AND (length((details)::text) <= 4000));
grant execute on function private.is_shipping_details(jsonb) to authenticated;
grant execute on function private.is_shipping_details(jsonb) to service_role;
comment on function private.is_shipping_details(jsonb) is 'address1, address2 (optional), city, province, a postalCode of four digits, country and a South African phoneNumber.';

CREATE OR REPLACE FUNCTION private.is_template_heading(heading jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (private.has_only_keys(heading, '{label,value}'::text[]) AND private.is_words((heading -> 'label'::text)) AND COALESCE((jsonb_typeof((heading -> 'value'::text)) = 'string'::text), false));

CREATE OR REPLACE FUNCTION private.is_vat_number(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (value ~ '^4[0-9]{9}$'::text);
comment on function private.is_vat_number(text) is 'Ten digits, the first of them a 4, which is how South African VAT numbers look.';

CREATE OR REPLACE FUNCTION private.is_words(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN COALESCE(((jsonb_typeof(value) = 'string'::text) AND ((value #>> '{}'::text[]) ~ '\S'::text)), false);
comment on function private.is_words(jsonb) is 'A text that is not blank.';

CREATE OR REPLACE FUNCTION private.issue_invoice(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  paid public.teacher_products_order;
  sold_by private.seller := private.seller_today();
begin
  select * into strict paid
  from public.teacher_products_order as parent where parent.id = issue_invoice.order_id;
  -- No payment, no invoice.
  if paid.order_total = 0 then
    return;
  end if;
  insert into public.invoice (
    kind, number, order_id, teacher_profile_id, order_number, form, seller, buyer, lines,
    coupon_amount, shipping_fee, total, vat)
  values (
    'invoice', private.next_document_number('invoice'), paid.id, paid.teacher_profile_id,
    paid.order_number, private.paper_form(sold_by, paid.order_total),
    private.seller_on_paper(sold_by),
    private.buyer_on_paper(paid) || jsonb_strip_nulls(jsonb_build_object(
      'purchaseOrderNumber', private.purchase_order_of(paid.id))),
    private.paper_lines(paid.id),
    paid.coupon_amount, paid.shipping_fee, paid.order_total,
    case when sold_by.id is not null and sold_by.vat_number is null then 0 else paid.order_vat end);
end
$function$;
comment on function private.issue_invoice(uuid) is 'For an order that has just become PAID, with the order locked. To be called last in the transaction.';

CREATE OR REPLACE FUNCTION private.keep_assessment_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of several saves within so short a time, what stood before the first of them is enough.
  pause constant interval := '5 minutes';
begin
  if old.updated_at > now() - pause and exists (
    select from public.teacher_assessment_version as kept
    where kept.teacher_assessment_template_id = old.id and kept.created_at > now() - pause)
  then
    return null;
  end if;
  insert into public.teacher_assessment_version (teacher_assessment_template_id, saved_at, title,
    complexity, total_marks, total_minutes, font_family, question_count, headings, instructions,
    questions, translation)
  values (old.id, old.updated_at, old.title, old.complexity, old.total_marks, old.total_minutes,
    old.font_family, jsonb_array_length(old.questions), old.headings, old.instructions,
    old.questions, old.translation);
  -- Of days longer ago than a month the last version is enough, and of a paper the newest fifty.
  delete from public.teacher_assessment_version as gone
  using (
    select kept.id,
      row_number() over (order by kept.saved_at desc, kept.id) as place,
      row_number() over (
        partition by (kept.saved_at at time zone 'Africa/Johannesburg')::date
        order by kept.saved_at desc, kept.id) as of_day,
      kept.saved_at < now() - interval '30 days' as is_old
    from public.teacher_assessment_version as kept
    where kept.teacher_assessment_template_id = old.id
  ) as counted
  where gone.id = counted.id
    and (counted.place > 50 or (counted.is_old and counted.of_day > 1));
  return null;
end
$function$;
comment on function private.keep_assessment_version() is 'Keeps what a paper was before it was saved again: once in five minutes, of days longer ago than a month one, of a paper fifty.';

CREATE OR REPLACE FUNCTION private.keep_deleted_activities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.deleted_activity as kept
  where kept.id in (
    select outdated.id from private.deleted_activity as outdated
    where outdated.created_at < now() - interval '1 day'
    limit 1000
    for update skip locked);
  insert into private.deleted_activity as kept (id, teacher_profile_id, content)
  select gone.id, gone.teacher_profile_id, to_jsonb(gone)
  from gone
  join public.teacher_profile as profile on profile.id = gone.teacher_profile_id
  on conflict on constraint deleted_activity_pkey do update
    set content = excluded.content, created_at = now();
  return null;
end
$function$;
comment on function private.keep_deleted_activities() is 'Keeps deleted activities for "undo", and removes those that are older than a day.';

CREATE OR REPLACE FUNCTION private.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.storage_key is null and new.storage_key is not null
    and to_jsonb(new) - array['storage_key', 'content_sha256', 'updated_at']
      = to_jsonb(old) - array['storage_key', 'content_sha256', 'updated_at']
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.storage_key is null and old.seller is null and new.seller is not null
    and to_jsonb(new) - array['seller', 'form', 'vat', 'updated_at']
      = to_jsonb(old) - array['seller', 'form', 'vat', 'updated_at']
  then
    return new;
  end if;
  -- Who may read it, when two accounts of that person became one. What it says does not change.
  if tg_op = 'UPDATE' and private.is_merged(old.teacher_profile_id, new.teacher_profile_id)
    and to_jsonb(new) - array['teacher_profile_id', 'updated_at']
      = to_jsonb(old) - array['teacher_profile_id', 'updated_at']
  then
    return new;
  end if;
  raise exception 'invoice_immutable' using errcode = 'PT409';
end
$function$;
comment on function private.keep_invoice() is 'An invoice takes its PDF once, and before that a seller once if it was issued without one. It moves to the account that its own is merged into. Nothing else about it can be changed by anybody.';

CREATE OR REPLACE FUNCTION private.keep_payment_open_until()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  open_until timestamptz := case
    when new.sent_at is not null and new.ended_at is null then new.expires_at end;
begin
  update public.teacher_products_order as parent
  set payment_open_until = open_until
  where parent.id = new.order_id and parent.payment_open_until is distinct from open_until
    and (new.ended_at is null or not exists (
      select from public.payment_attempt as live
      where live.order_id = new.order_id and live.ended_at is null));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_question_bank()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner uuid;
  own boolean := tg_table_name = 'teacher_assessment_template';
  same_paper boolean := false;
begin
  if tg_op = 'UPDATE' then
    same_paper := (old.title, old.subject_id, old.school_id, old.grade_order, old.translation ->> 'language')
      is not distinct from
      (new.title, new.subject_id, new.school_id, new.grade_order, new.translation ->> 'language');
    if same_paper and old.questions = new.questions then
      return null;
    end if;
  end if;
  if own then
    owner := new.teacher_profile_id;
  end if;

  delete from public.bank_question as banked
  where banked.source_id = new.id and not exists (
    select from private.questions_with_keys(new.questions) as kept
    where kept.question_key = banked.question_key);

  -- A question that only moved: nothing of it is read again.
  update public.bank_question as banked set position = kept.place
  from private.questions_with_keys(new.questions) as kept
  where same_paper and banked.source_id = new.id and banked.question_key = kept.question_key
    and banked.position <> kept.place;

  insert into public.bank_question as banked (
    teacher_profile_id, teacher_assessment_template_id, assessment_template_id, source_id,
    question_key, position, paper_title, written_at, subject_id, grade_order, school_id, excerpt,
    marks, types, levels, question, translation_language, wording, search_field)
  select owner, case when own then new.id end, case when not own then new.id end, new.id,
    asked.question_key, asked.place, new.title, new.created_at, new.subject_id, new.grade_order,
    new.school_id, left(asked.words, 240), (asked.question ->> 'marks')::numeric,
    array(select distinct coalesce(field ->> 'type', 'Book')
      from jsonb_array_elements(asked.question -> 'fields') as field order by 1),
    array(select distinct field #>> '{cognitiveLevel,label}'
      from jsonb_array_elements(asked.question -> 'fields') as field
      where field #>> '{cognitiveLevel,label}' is not null order by 1),
    asked.question, new.translation ->> 'language',
    md5(concat_ws(' ', private.search_text(asked.words), private.asked_pictures(asked.question)))::uuid,
    private.search_text(concat_ws(' ', asked.words, private.answered_words(asked.question), new.title))
  from (
    select kept.question_key, kept.place, kept.question, private.asked_words(kept.question) as words
    from private.questions_with_keys(new.questions) as kept
    left join private.questions_with_keys(old.questions) as before using (question_key)
    where case
      when not same_paper or before.question is null then true
      when kept.question = before.question then false
      else private.question_without_place(kept.question)
        <> private.question_without_place(before.question)
    end
  ) as asked
  on conflict (source_id, question_key) do update set
    position = excluded.position, paper_title = excluded.paper_title,
    subject_id = excluded.subject_id, grade_order = excluded.grade_order,
    school_id = excluded.school_id, excerpt = excluded.excerpt, marks = excluded.marks,
    types = excluded.types, levels = excluded.levels, question = excluded.question,
    translation_language = excluded.translation_language, wording = excluded.wording,
    search_field = excluded.search_field;
  return null;
end
$function$;
comment on function private.keep_question_bank() is 'Writes the questions of a paper into the bank; those that did not change are left alone, and of those that moved only the place is written.';

CREATE OR REPLACE FUNCTION private.known_as(profile public.teacher_profile)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE(NULLIF(btrim(concat_ws(' '::text, (profile).title, (profile).name, (profile).surname)), ''::text), split_part((profile).owner, '::'::text, 2));
comment on function private.known_as(public.teacher_profile) is 'How a person is called before colleagues: by name, or by the address where there is none.';

CREATE OR REPLACE FUNCTION private.lacks_invoice_details(ordered public.teacher_products_order)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not (private.needs_recipient(ordered.order_total) and private.charges_vat()) then
    return false;
  end if;
  return not exists (
    select from public.teacher_profile as profile
    left join private.invoice_details as kept on kept.teacher_profile_id = profile.id
    where profile.id = ordered.teacher_profile_id
      and coalesce(kept.name, profile.name) is not null
      and (kept.address is not null or kept.id is null
        and (ordered.has_physical or profile.products_order_shipping_details is not null)));
end
$function$;
comment on function private.lacks_invoice_details(public.teacher_products_order) is 'Whether the invoice must name a recipient and none is known. The name on the profile and a delivery address are enough; a school needs an address of its own.';

CREATE OR REPLACE FUNCTION private.last_told(order_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT mail.told FROM private.order_mail mail WHERE ((mail.order_id = last_told.order_id) AND (mail.sent_at IS NOT NULL) AND (mail.told IS NOT NULL)) ORDER BY mail.sent_at DESC LIMIT 1);

CREATE OR REPLACE FUNCTION private.lay_out_end(province text, first_day date, weeks integer, until_term_end boolean)
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  last_day date;
begin
  if (weeks between 1 and 12) is not true then
    raise exception 'weeks_out_of_range' using errcode = 'PT422';
  end if;
  if not coalesce(until_term_end, false) then
    return date_trunc('week', first_day)::date + 7 * weeks - 3;
  end if;
  -- In the holidays, the term that comes next.
  select min(term.end_date) into last_day from public.term as term
  where lay_out_end.province = any (term.provinces) and term.end_date >= first_day;
  if (last_day <= first_day + 160) is not true then
    raise exception 'term_not_known' using errcode = 'PT422';
  end if;
  return last_day;
end
$function$;
comment on function private.lay_out_end(text,date,integer,boolean) is 'The last day for which lessons are laid out: the Friday of the last of so many weeks, counting that of the first day, or the end of the term.';

CREATE OR REPLACE FUNCTION private.lay_out_plan(profile public.teacher_profile, first_day date, last_day date)
 RETURNS TABLE(class_id uuid, day date, period integer, starts timestamp with time zone, ends timestamp with time zone, outcome text, label text, label_af text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with own as (
    select activity.label, activity.start_date_time, activity.end_date_time,
      activity.teacher_class_subject_id
    from public.teacher_activity as activity
    where activity.teacher_profile_id = profile.id
      and activity.start_date_time < (last_day + 1)::timestamp at time zone 'Africa/Johannesburg'
      and activity.end_date_time >= first_day::timestamp at time zone 'Africa/Johannesburg'
  ), asked as (
    select entry.teacher_class_subject_id as class_id, date_asked.day, entry.period, entry.week,
      week.letter, closed.day is not null as is_closed, closed.label, closed.label_af,
      (date_asked.day + times.starts) at time zone 'Africa/Johannesburg' as starts,
      (date_asked.day + times.ends) at time zone 'Africa/Johannesburg' as ends
    from generate_series(0, last_day - first_day) as number
    cross join lateral (select first_day + number as day) as date_asked
    join public.teacher_class_period as entry on entry.teacher_profile_id = profile.id
      and entry.year = extract(year from date_asked.day)
      and entry.day = trim(to_char(date_asked.day, 'Day'))
    left join private.school_weeks(profile.province, profile.rotation_anchor, first_day, last_day)
      as week on week.monday = date_trunc('week', date_asked.day)::date
    left join private.closed_days(profile.province, first_day, last_day) as closed
      on closed.day = date_asked.day
    left join public.teacher_schedule as schedule
      on schedule.teacher_profile_id = profile.id and schedule.day = entry.day
    left join lateral private.period_times(schedule) as times on times.period = entry.period
    where entry.week = 'EVERY' or week.letter is null or entry.week = week.letter
  )
  select asked.class_id, asked.day, asked.period, asked.starts, asked.ends,
    case
      when is_closed then 'CLOSED'
      when asked.week <> 'EVERY' and asked.letter is null then 'NO_ROTATION'
      when asked.starts is null then 'NO_PERIOD'
      when taken.label is null then 'MADE'
      when taken.of_class then 'THERE'
      else 'TAKEN'
    end,
    case when is_closed then asked.label else taken.label end, asked.label_af
  from asked
  left join lateral (
    select own.label, own.teacher_class_subject_id is not distinct from asked.class_id as of_class
    from own
    where own.start_date_time < asked.ends and own.end_date_time > asked.starts
    order by of_class desc, own.start_date_time, own.label
    limit 1
  ) as taken on true
$function$;
comment on function private.lay_out_plan(public.teacher_profile,date,date) is 'Each period of the class timetable in a range of days, with what becomes of it: MADE, THERE (the class has something at that time already), TAKEN (label: what is on), CLOSED (no school; label: the holiday), NO_PERIOD (the day of the schedule has fewer) or NO_ROTATION (it is for week A or B, and weeks do not alternate).';

CREATE OR REPLACE FUNCTION private.learn_words(words text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.shelf_word (word)
  select distinct used.word
  from regexp_split_to_table(private.search_text(words), '[^[:alpha:]]+') as used (word)
  where length(used.word) between 4 and 30
    and not exists (select from private.shelf_word as known where known.word = used.word)
  order by used.word
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.library_refusal(profile_id uuid, product public.product)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  subscription public.teacher_subscription;
  product_grade text;
  taken bigint;
begin
  select * into subscription
  from public.teacher_subscription as candidate
  where candidate.teacher_profile_id = library_refusal.profile_id;
  if not found
    or not private.subscription_is_valid(subscription.status_text, subscription.run_date)
  then
    return 'subscription_required';
  end if;
  if subscription.grand_fathered then
    return null;
  end if;

  product_grade := private.category_grade(product.category_id);
  if product_grade is not null and product_grade <> all (subscription.grades) then
    return 'grade_not_covered';
  end if;
  if subscription.monthly_limit = -1 then
    return null;
  end if;

  select count(*) into taken
  from public.product_subscription as addition
  where addition.teacher_profile_id = library_refusal.profile_id
    and addition.time_stamp >= private.month_start(now())
    and addition.grade is not distinct from product_grade;
  return case when taken >= subscription.monthly_limit then 'monthly_limit_reached' end;
end
$function$;
comment on function private.library_refusal(uuid,public.product) is 'Why the resource may not be added to the library now; null when it may. Every valid subscription covers resources without a grade, and they have a monthly count of their own.';

CREATE OR REPLACE FUNCTION private.limit_credit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  credited public.invoice;
  before record;
begin
  select * into credited from public.invoice as issued
  where issued.id = new.credited_invoice_id
  for no key update;
  select coalesce(sum(note.total), 0) as total, coalesce(sum(note.vat), 0) as vat,
    coalesce(sum(note.shipping_fee), 0) as delivery
  into before
  from public.invoice as note where note.credited_invoice_id = new.credited_invoice_id;
  if before.total + new.total > credited.total
    or before.vat + new.vat > credited.vat
    or before.delivery + new.shipping_fee > credited.shipping_fee
  then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
  return new;
end
$function$;
comment on function private.limit_credit() is 'The credit notes of an invoice never come to more than the invoice.';

CREATE OR REPLACE FUNCTION private.limit_own_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  folder text := substring(new.name from '^Assessments/[^/]+/');
  pictures integer;
  bytes bigint;
begin
  -- Uploads to one folder at the same time follow each other, so that each sees the others.
  perform pg_advisory_xact_lock(hashtextextended(folder, 0));
  select count(*), coalesce(sum((kept.metadata ->> 'size')::bigint), 0) into pictures, bytes
  from storage.objects as kept
  where kept.bucket_id = new.bucket_id and starts_with(kept.name, folder) and kept.name <> new.name;
  if pictures >= 500
    or bytes + coalesce((new.metadata ->> 'size')::bigint, 0) > 200 * 1024 * 1024
  then
    -- The code of a missing right, because Storage passes the words of no other on.
    raise exception 'picture_quota_reached' using errcode = '42501';
  end if;
  return new;
end
$function$;
comment on function private.limit_own_pictures() is 'At most 500 pictures and 200 MB in the folder of one teacher.';

CREATE OR REPLACE FUNCTION private.limit_proofs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  folder text := substring(new.name from '^[^/]+/[^/]+/');
begin
  perform pg_advisory_xact_lock(hashtextextended(folder, 1));
  if (
    select count(*) from storage.objects as kept
    where kept.bucket_id = 'proofs' and starts_with(kept.name, folder) and kept.name <> new.name
  ) >= 5 then
    raise exception 'proof_quota_reached' using errcode = '42501';
  end if;
  return new;
end
$function$;
comment on function private.limit_proofs() is 'At most five proofs of payment for one order.';

CREATE OR REPLACE FUNCTION private.limit_repeats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.teacher_activity as copy
    where copy.repeat_id in (select written.repeat_id from written)
    group by copy.teacher_profile_id, copy.repeat_id
    having count(*) > 13
  ) then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  return null;
end
$function$;
comment on function private.limit_repeats() is 'At most twelve weekly copies, so thirteen rows with the activity itself.';

CREATE OR REPLACE FUNCTION private.line_candidates(line_ids uuid[])
 RETURNS TABLE(line_id uuid, order_id uuid, why text, place integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with line as materialized (
    select open.id, open.left_amount,
      private.search_text(open.description || ' ' || open.reference) as said
    from public.bank_statement_line as open where open.id = any (line_ids)
  ), named as materialized (
    select line.id, named.order_id, named.why, 1 as place
    from line cross join lateral private.named_orders(line.said) as named
  ), unnamed as materialized (
    select line.* from line where line.id not in (select named.id from named)
  ), waiting as materialized (
    select parent.id, parent.order_total - coalesce(paid.amount, 0) as due,
      private.surname_word(profile.surname) as surname
    from public.teacher_products_order as parent
    join public.teacher_profile as profile on profile.id = parent.teacher_profile_id
    left join (
      select link.order_id, sum(link.amount) as amount
      from public.bank_line_order as link where link.undone_at is null group by link.order_id
    ) as paid on paid.order_id = parent.id
    where parent.order_status = 'PROCESSING' and exists (select from unnamed)
  ), word as (
    select distinct unnamed.id, part as word
    from unnamed cross join lateral regexp_split_to_table(unnamed.said, '[^a-z]+') as part
    where length(part) >= 3
  ), guessed as (
    select word.id, waiting.id as order_id, true as by_name, false as by_amount
    from word join waiting on waiting.surname = word.word
    union all
    select unnamed.id, waiting.id, false, true
    from unnamed join waiting on waiting.due = unnamed.left_amount
  ), likely as (
    select guessed.id, guessed.order_id,
      case when bool_or(by_name) and bool_or(by_amount) then 'amount_and_name'
        when bool_or(by_name) then 'name' else 'amount' end as why
    from guessed group by guessed.id, guessed.order_id
  ), ranked as (
    select likely.id, likely.order_id, likely.why,
      case likely.why when 'amount_and_name' then 1 when 'name' then 2 else 3 end as place,
      row_number() over (
        partition by likely.id
        order by likely.why <> 'amount_and_name', likely.why <> 'name', likely.order_id) as turn
    from likely
  )
  select named.* from named
  union all
  select ranked.id, ranked.order_id, ranked.why, ranked.place from ranked where ranked.turn <= 6
$function$;
comment on function private.line_candidates(uuid[]) is 'Orders that these lines may be for. By their number; only a line that names none is compared with the amounts and surnames of the orders that wait for a transfer.';

CREATE OR REPLACE FUNCTION private.line_language(line public.order_line)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT product.language FROM public.product WHERE (product.id = (line_language.line).product_id)), (SELECT bundle.language FROM public.product_bundle bundle WHERE (bundle.id = (line_language.line).product_bundle_id)));
comment on function private.line_language(public.order_line) is 'In which language the title of a line is: "en" or "af"; null where it has none or is not sold any more.';

CREATE OR REPLACE FUNCTION private.line_members(line_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_array(member.product_id, member.title, member.physical) ORDER BY member."position") AS jsonb_agg FROM public.order_line_member member WHERE (member.order_line_id = line_members.line_id)), '[]'::jsonb);

CREATE OR REPLACE FUNCTION private.line_standings(order_id uuid)
 RETURNS TABLE(line_id uuid, available boolean, owned boolean, answers_missing boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select line.id,
      case when line.product_bundle_id is null
        then coalesce(private.is_orderable(product), false)
        else coalesce(private.is_for_sale(bundle), false) end,
      case when line.product_bundle_id is not null
        then private.owns_bundle(line.teacher_profile_id, line.product_bundle_id)
        else exists (
          select from private.owned_product as mine
          where mine.teacher_profile_id = line.teacher_profile_id
            and mine.product_id = line.product_id) end,
      line.questions <> '[]' and public._answers_missing(line)
    from public.order_line as line
    left join public.product as product on product.id = line.product_id
    left join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    where line.order_id = line_standings.order_id;
end
$function$;
comment on function private.line_standings(uuid) is 'What _available(), _already_owned() and _answers_missing() say, for all lines of an order at once; the owner is the owner of the order.';

CREATE OR REPLACE FUNCTION private.lines_left(document public.invoice)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('lineId', taken.line_id, 'quantity', taken.pieces))
    from (
      select remaining.line_id, count(*) as pieces from private.pieces_left(document) as remaining
      where remaining.line_id is not null
      group by remaining.line_id
    ) as taken
  ), '[]');
end
$function$;
comment on function private.lines_left(public.invoice) is 'What is left of each line, as chosen_pieces() takes it.';

CREATE OR REPLACE FUNCTION private.lines_of_pieces(document public.invoice, lines jsonb, with_delivery boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(
      document.lines -> (taken.line_place - 1) || jsonb_build_object(
        'quantity', taken.pieces, 'linePrice', taken.price::text,
        'couponShare', taken.share::text)
      order by taken.line_place)
    from (
      select chosen.line_place, count(*) as pieces, sum(chosen.price) as price,
        sum(chosen.coupon_share) as share
      from private.chosen_pieces(document, lines_of_pieces.lines, with_delivery) as chosen
      where chosen.line_id is not null
      group by chosen.line_place
    ) as taken
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.live_attempt(order_id uuid)
 RETURNS public.payment_attempt
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  live public.payment_attempt;
begin
  select * into live from public.payment_attempt as attempt
  where attempt.order_id = live_attempt.order_id and attempt.ended_at is null;
  return live;
end
$function$;
comment on function private.live_attempt(uuid) is 'The one attempt of an order that has not ended, sent or not.';

CREATE OR REPLACE FUNCTION private.lock_bank_lines(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.bank_statement_line as line
  where line.id in (
    select link.bank_statement_line_id from public.bank_line_order as link
    where link.order_id = lock_bank_lines.order_id and link.undone_at is null)
  order by line.id
  for update;
end
$function$;
comment on function private.lock_bank_lines(uuid) is 'Locks the lines that have paid for an order, which is locked.';

CREATE OR REPLACE FUNCTION private.lock_deliveries(order_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform from public.teacher_profile as profile
  where profile.id in (
    select parent.teacher_profile_id
    from public.teacher_products_order as parent where parent.id = any (order_ids))
  order by profile.id
  for no key update;
  perform from public.teacher_products_order as parent
  where parent.id = any (order_ids)
  order by parent.id
  for update;
end
$function$;
comment on function private.lock_deliveries(uuid[]) is 'Locks orders and their owners in the order of supabase/CONVENTIONS.md; for administrators.';

CREATE OR REPLACE FUNCTION private.lock_goods(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.product as product
  where product.id in (
    select line.product_id from public.order_line as line
    where line.order_id = lock_goods.order_id)
  order by product.id
  for share;
  perform from public.product_bundle as bundle
  where bundle.id in (
    select line.product_bundle_id from public.order_line as line
    where line.order_id = lock_goods.order_id)
  order by bundle.id
  for share;
end
$function$;
comment on function private.lock_goods(uuid) is 'Locks the resources and bundles in an order, so that their prices stay as they are. To be called before the order is locked.';

CREATE OR REPLACE FUNCTION private.lock_my_profile()
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile where profile.user_id = caller
  for no key update;
  return profile_id;
end
$function$;
comment on function private.lock_my_profile() is 'The caller''s profile, locked, so that a teacher''s operations on cart and library run one after the other: the second of two devices waits here for the first. Null for a user without a profile.';

CREATE OR REPLACE FUNCTION private.lock_order(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  locked public.teacher_products_order;
begin
  perform from public.teacher_profile as profile
  where profile.id in (
    select parent.teacher_profile_id
    from public.teacher_products_order as parent where parent.id = order_id)
  for no key update;
  perform private.lock_goods(order_id);
  select * into locked from public.teacher_products_order as parent
  where parent.id = lock_order.order_id
  for update;
  if locked.id is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  return locked;
end
$function$;
comment on function private.lock_order(uuid) is 'The order, locked with all that belongs to it, in the order of supabase/CONVENTIONS.md.';

CREATE OR REPLACE FUNCTION private.lock_order_for_admin(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return private.lock_order(order_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_order_for_coupon(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  -- Found here: in the condition below it would be asked for every order of the shop.
  wanted_id uuid := coalesce(order_id, private.find_cart(profile_id));
  locked public.teacher_products_order;
begin
  select * into locked
  from public.teacher_products_order as parent
  where parent.id = wanted_id
  for update;
  if locked.id is null and lock_order_for_coupon.order_id is null then
    raise exception 'cart_empty' using errcode = 'PT409';
  end if;
  if locked.id is null
    or not (locked.teacher_profile_id is not distinct from profile_id or private.in_group('admin'))
  then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  if not (locked.order_status in ('PENDING', 'QUOTING')
    or locked.order_status = 'PROCESSING' and private.in_group('admin'))
  then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;
  if not private.in_group('admin') then
    perform private.refuse_open_payment(locked.id);
  end if;
  return locked;
end
$function$;
comment on function private.lock_order_for_coupon(uuid) is 'The caller''s cart, or the order named, locked. It must be an open order of the caller, or one that the caller may edit as an administrator.';

CREATE OR REPLACE FUNCTION private.lock_parcel(parcel_id uuid)
 RETURNS public.parcel
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  locked public.parcel;
begin
  perform private.lock_deliveries(array(
    select box.order_id from public.parcel as box where box.id = lock_parcel.parcel_id));
  -- A statement of its own, which sees what another administrator has done in the meantime.
  select * into locked from public.parcel as box where box.id = lock_parcel.parcel_id for update;
  if locked.id is null then
    raise exception 'parcel_not_found' using errcode = 'PT404';
  end if;
  return locked;
end
$function$;

CREATE OR REPLACE FUNCTION private.made_before(order_id uuid, teacher_profile_id uuid, expected_total numeric)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  made public.teacher_products_order;
begin
  select * into made from public.teacher_products_order as parent
  where parent.id = made_before.order_id
    and parent.teacher_profile_id = made_before.teacher_profile_id;
  if made.id is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  perform private.refuse_other_total(order_id, expected_total);
  return made;
end
$function$;
comment on function private.made_before(uuid,uuid,numeric) is 'The order that the same call has made already.';

CREATE OR REPLACE FUNCTION private.mail_still_true(kind text, order_status text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case kind
    when 'placed' then order_status = 'PROCESSING'
    when 'changed' then order_status = 'PROCESSING'
    when 'cancelled' then order_status = 'CANCELLED'
    when 'credited' then order_status <> 'PAID'
    when 'quoted' then order_status = 'QUOTING'
    -- A reminder is not repeated: the offer is.
    when 'quote_ends' then false
    else order_status = 'PAID'
  end;
end
$function$;
comment on function private.mail_still_true(text,text) is 'A mail is written anew from the order as it is, so it can only be sent again while the order is where the mail says: nobody is asked to pay what is paid.';

CREATE OR REPLACE FUNCTION private.match_lines(line_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  changed integer;
begin
  with found as materialized (
    select candidate.line_id, jsonb_agg(
      private.target_document(candidate.order_id) || jsonb_build_object('why', candidate.why)
      order by candidate.place, candidate.order_id) as orders
    from private.line_candidates(line_ids) as candidate
    group by candidate.line_id
  ), judged as (
    select line.id, coalesce(found.orders, '[]') as candidates,
      private.verdict_on_line(line, coalesce(found.orders, '[]')) as verdict
    from public.bank_statement_line as line
    left join found on found.line_id = line.id
    where line.id = any (line_ids) and line.line_state = 'OPEN'
  )
  update public.bank_statement_line as line
  set verdict = judged.verdict, candidates = judged.candidates
  from judged
  where judged.id = line.id
    and (judged.verdict, judged.candidates) is distinct from (line.verdict, line.candidates);
  get diagnostics changed = row_count;

  -- Two open lines for the whole of one order: the later is the same payment again.
  update public.bank_statement_line as line set verdict = 'duplicate'
  from (
    select open.id, row_number() over (
      partition by open.candidates #>> '{0,orderId}'
      order by open.booked_on, open.occurrence, open.fingerprint) as turn
    from public.bank_statement_line as open
    where open.line_state = 'OPEN' and open.verdict = 'exact'
  ) as place
  where place.id = line.id and place.turn > 1;
  return changed;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_choose_school(profile_id uuid, school_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.in_group('admin') or private.in_group('superadmin')
    or exists (
      select from public.school as school
      where school.id = may_choose_school.school_id and school.is_generic)
    or exists (
      select from public.teacher_profile as profile
      where profile.id = profile_id
        and profile.teacher_profile_school_id = may_choose_school.school_id)
    or exists (
      select from public.school_request as request
      where request.teacher_profile_id = profile_id
        and request.school_id = may_choose_school.school_id
        and request.request_status = 'CONFIRMED');
end
$function$;
comment on function private.may_choose_school(uuid,uuid) is 'Whether the caller may make the school that of the profile without asking: a generic school, the one that it has, one that was confirmed; any school for administrators.';

CREATE OR REPLACE FUNCTION private.may_clash(relation regclass)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM ((pg_index unique_index JOIN pg_attribute link ON (((link.attrelid = unique_index.indrelid) AND (link.attname = 'teacher_profile_id'::name) AND (link.attnum = ANY ((unique_index.indkey)::smallint[]))))) JOIN pg_attribute key ON (((key.attrelid = unique_index.indrelid) AND (key.attname = 'id'::name)))) WHERE ((unique_index.indrelid = (may_clash.relation)::oid) AND unique_index.indisunique AND (key.attnum <> ALL ((unique_index.indkey)::smallint[])))));
comment on function private.may_clash(regclass) is 'Whether a rule of the table allows one profile something only once.';

CREATE OR REPLACE FUNCTION private.may_delete_note(note private.customer_note)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return note.actor_id = private.my_user_id() or private.in_group('superadmin');
end
$function$;
comment on function private.may_delete_note(private.customer_note) is 'Whoever wrote it, and superadmins.';

CREATE OR REPLACE FUNCTION private.may_move_order(from_status text, to_status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (from_status = 'QUOTING'::text) THEN (to_status = ANY (ARRAY['PROCESSING'::text, 'PAID'::text, 'CANCELLED'::text])) WHEN (to_status = 'QUOTING'::text) THEN (from_status = 'PROCESSING'::text) ELSE (to_status = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'PAID'::text, 'CANCELLED'::text])) END;
comment on function private.may_move_order(text,text) is 'A quote may be placed, paid or cancelled, and a PROCESSING order may become a quote again. Every other order may be set to every status.';

CREATE OR REPLACE FUNCTION private.members_apart(bundle_id uuid)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select case when bool_and(coalesce(private.is_orderable(product), false))
      then sum(coalesce(product.sale_price, 0)) end
    from public.product_bundle_product as member
    join public.product as product on product.id = member.product_id
    where member.product_bundle_id = members_apart.bundle_id
  );
end
$function$;
grant execute on function private.members_apart(uuid) to anon;
grant execute on function private.members_apart(uuid) to authenticated;
comment on function private.members_apart(uuid) is 'What the members of a bundle cost now when bought one by one; empty when one of them is not for sale by itself.';

CREATE OR REPLACE FUNCTION private.merge(kept_id uuid, emptied_id uuid, cart text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept public.teacher_profile;
  emptied public.teacher_profile;
  relation regclass;
  counted jsonb;
  found jsonb := '[]';
begin
  if kept_id = emptied_id then
    raise exception 'merge_same_account' using errcode = 'PT422';
  end if;
  perform from public.teacher_profile as profile
  where profile.id in (kept_id, emptied_id) order by profile.id for update;
  perform from public.teacher_subscription as subscription
  where subscription.teacher_profile_id in (kept_id, emptied_id) order by subscription.id for update;
  perform from public.teacher_products_order as parent
  where parent.teacher_profile_id in (kept_id, emptied_id) order by parent.id for update;
  perform from public.coupon
  where emptied_id = any (coupon.restrict_to_teachers) or coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    join public.teacher_products_order as parent on parent.id = redemption.order_id
    where parent.teacher_profile_id in (kept_id, emptied_id) and parent.order_status = 'PENDING')
  order by coupon.id for update;
  -- Read after the locks: whoever held one may have changed them.
  select * into kept from public.teacher_profile as profile where profile.id = kept_id;
  select * into emptied from public.teacher_profile as profile where profile.id = emptied_id;
  perform private.refuse_merge(kept, emptied);
  perform private.merge_carts(kept_id, emptied_id, cart);

  insert into private.account_merge (kept_profile_id, emptied_profile_id, emptied_user_id, emptied_owner)
  values (kept_id, emptied_id, emptied.user_id, emptied.owner);
  -- Classes, papers and lessons move before the activities that name them together with their teacher.
  set constraints all deferred;
  update public.teacher_class_subject as class
  set name = left(class.name, 90) || ' (' || left(split_part(emptied.owner, '::', 2), 6) || ')'
  where class.teacher_profile_id = emptied_id and exists (
    select from public.teacher_class_subject as same
    where same.teacher_profile_id = kept_id and same.year = class.year
      and same.subject_id = class.subject_id and lower(same.name) = lower(class.name));
  -- A package that still counts goes before one that has ended.
  delete from public.teacher_subscription as ended
  where ended.teacher_profile_id = kept_id and exists (
    select from public.teacher_subscription as other
    where other.teacher_profile_id = emptied_id
      and private.subscription_is_valid(other.status_text, other.run_date));
  update public.archived_teacher_products_order as old
  set owner = kept.owner, search_field = lower(concat_ws(' ',
    old.search_field, kept.title, kept.name, kept.surname, kept.owner))
  where old.teacher_profile_id = emptied_id;
  perform private.rename_addressees(emptied_id, kept_id);
  for relation in select * from private.tables_of_profiles() loop
    counted := private.move_rows(relation, emptied_id, kept_id);
    if counted <> '{"moved": 0, "doubled": 0}' then
      found := found || jsonb_build_array(
        counted || jsonb_build_object('table', (parse_ident(relation::text))[cardinality(parse_ident(relation::text))]));
    end if;
  end loop;
  -- Earlier merges into the account that goes now.
  update private.account_merge as earlier
  set kept_profile_id = kept_id where earlier.kept_profile_id = emptied_id;
  delete from public.teacher_profile as profile where profile.id = emptied_id;
  perform private.complete_profile(kept_id, emptied);
  perform private.close_merged_user(emptied.user_id, kept.user_id);
  set constraints all immediate;
  perform private.refresh_reporting_teacher(private.reporting_key(kept_id));
  return found;
end
$function$;
comment on function private.merge(uuid,uuid,text) is 'Moves all that hangs on one profile to another, and ends the account of the first. Returns what moved, by table.';

CREATE OR REPLACE FUNCTION private.merge_carts(kept_id uuid, emptied_id uuid, cart text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  in_kept boolean := private.cart_summary(kept_id) is not null;
  in_emptied boolean := private.cart_summary(emptied_id) is not null;
  without uuid;
  cart_id uuid;
begin
  if in_kept and in_emptied and (cart in ('kept', 'emptied')) is not true then
    raise exception 'merge_two_carts' using errcode = 'PT409';
  end if;
  without := case
    when in_kept and in_emptied then case cart when 'kept' then emptied_id else kept_id end
    when in_emptied then kept_id
    else emptied_id end;
  for cart_id in
    select parent.id from public.teacher_products_order as parent
    where parent.teacher_profile_id = without and parent.order_status = 'PENDING'
    order by parent.id
  loop
    if private.put_cart_away(cart_id) then
      perform private.record_order_event(cart_id, 'PENDING', 'CANCELLED', 'accounts_merged');
    end if;
  end loop;
end
$function$;
comment on function private.merge_carts(uuid,uuid,text) is 'Leaves a cart in one of two accounts: in the one that has goods, or, where both have, in the one that was chosen ("kept" or "emptied").';

CREATE OR REPLACE FUNCTION private.merge_payment(notification public.payment_notification)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  paid public.teacher_products_order;
begin
  if notification.order_id is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  paid := private.lock_order_for_admin(notification.order_id);
  if paid.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  end if;
  perform private.lock_bank_lines(paid.id);
  update public.teacher_products_order as parent
  set order_payment_method = 'PayFast',
      order_payment = jsonb_strip_nulls(jsonb_build_object(
        'provider', 'PayFast',
        'paymentId', notification.provider_payment_id,
        'amountGross', notification.fields ->> 'amount_gross',
        'amountFee', notification.fields ->> 'amount_fee',
        'amountNet', notification.fields ->> 'amount_net',
        'receivedAt', notification.received_at))
  where parent.id = paid.id;
  perform private.move_order(paid, 'PAID', 'payment_merged', true);
  -- A quote that is moved gets EFT.
  update public.teacher_products_order as parent
  set order_payment_method = 'PayFast'
  where parent.id = paid.id and parent.order_payment_method <> 'PayFast';
  perform private.free_bank_lines(paid.id);
end
$function$;
comment on function private.merge_payment(public.payment_notification) is 'Marks the order of a notification, which is locked, as paid by card, whatever the amount: a person has compared them.';

CREATE OR REPLACE FUNCTION private.minutes_of(periods integer, period_duration integer, breaks integer[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (COALESCE((periods * period_duration), 0) + COALESCE((SELECT (sum(minutes.minutes))::integer AS sum FROM unnest(minutes_of.breaks) minutes(minutes)), 0));
grant execute on function private.minutes_of(integer,integer,integer[]) to authenticated;
grant execute on function private.minutes_of(integer,integer,integer[]) to service_role;
comment on function private.minutes_of(integer,integer,integer[]) is 'How long the lessons and breaks of a day last together.';

CREATE OR REPLACE FUNCTION private.moments_after(moments timestamp with time zone[], earliest timestamp with time zone)
 RETURNS timestamp with time zone[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY(SELECT moment.moment FROM unnest(moments_after.moments) moment(moment) WHERE (moment.moment > moments_after.earliest) ORDER BY moment.moment);

CREATE OR REPLACE FUNCTION private.month_start(moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN date_trunc('month'::text, moment, 'Africa/Johannesburg'::text);
comment on function private.month_start(timestamp with time zone) is 'Midnight of the first of the month in South Africa.';

CREATE OR REPLACE FUNCTION private.move_order(moved public.teacher_products_order, to_status text, reason text, honour_coupon boolean DEFAULT false, as_offered boolean DEFAULT false)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  from_status constant text := moved.order_status;
begin
  if to_status = 'PENDING' and exists (
    select from public.teacher_products_order as cart
    where cart.teacher_profile_id = moved.teacher_profile_id and cart.order_status = 'PENDING'
  ) then
    raise exception 'cart_exists' using errcode = 'PT409';
  end if;
  if to_status in ('PROCESSING', 'PAID') then
    if moved.product_count = 0 then
      raise exception 'products_required' using errcode = 'PT422';
    end if;
    if moved.has_physical and moved.order_shipping_details is null then
      raise exception 'shipping_details_required' using errcode = 'PT422';
    end if;
    -- Placed and paid orders keep their amounts; an open cart or quote is priced again.
    if from_status in ('PENDING', 'QUOTING') and not as_offered then
      perform private.price_orders(array[moved.id]);
    end if;
    if honour_coupon then
      perform private.try_redeem_coupon(moved.id);
    else
      perform private.redeem_coupon(moved.id);
    end if;
  end if;

  update public.teacher_products_order as parent
  set order_payment_method = case
    when to_status = 'QUOTING' then nullif(nullif(parent.order_payment_method, 'EFT'), 'Free')
    when from_status = 'QUOTING' then 'EFT'
    when to_status in ('PROCESSING', 'PAID') then coalesce(
      parent.order_payment_method, case when parent.order_total = 0 then 'Free' else 'EFT' end)
    else parent.order_payment_method
  end
  where parent.id = moved.id;
  perform private.enter_status(moved.id, to_status);
  return private.record_order_event(moved.id, from_status, to_status, reason);
end
$function$;
comment on function private.move_order(public.teacher_products_order,text,text,boolean,boolean) is 'Moves an order, as private.lock_order_for_admin() has locked it, with all that follows, and returns the event. honour_coupon: the buyer has paid with a coupon that may not be used any more, or was offered it. as_offered: its amounts were promised, and are not computed again.';

CREATE OR REPLACE FUNCTION private.move_rows(relation regclass, emptied uuid, kept uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  row_id uuid;
  moved integer := 0;
  doubled integer := 0;
begin
  if not private.may_clash(relation) then
    execute format('update %s as held set teacher_profile_id = $1 where held.teacher_profile_id = $2', relation)
      using kept, emptied;
    get diagnostics moved = row_count;
    return jsonb_build_object('moved', moved, 'doubled', 0);
  end if;
  -- One by one, so that the rules of the table say which are there already.
  for row_id in execute format(
    'select held.id from %s as held where held.teacher_profile_id = $1 order by held.created_at, held.id', relation)
    using emptied
  loop
    begin
      execute format('update %s as held set teacher_profile_id = $1 where held.id = $2', relation)
        using kept, row_id;
      moved := moved + 1;
    exception when unique_violation then
      execute format('delete from %s as held where held.id = $1', relation) using row_id;
      doubled := doubled + 1;
    end;
  end loop;
  return jsonb_build_object('moved', moved, 'doubled', doubled);
end
$function$;
comment on function private.move_rows(regclass,uuid,uuid) is 'Moves the rows of one table from the emptied profile to the kept one. What the kept one has already is not moved but removed: its own row stands.';

CREATE OR REPLACE FUNCTION private.my_addresses()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN CASE WHEN private.in_group('teacher'::text) THEN array_remove(ARRAY['ALL'::text, (private.my_teacher_profile_id())::text], NULL::text) ELSE '{}'::text[] END;
grant execute on function private.my_addresses() to authenticated;
comment on function private.my_addresses() is 'The entries of send_to that reach the caller: ALL and the own profile for teachers, none for others.';

CREATE OR REPLACE FUNCTION private.my_channels()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (ARRAY['ALL'::text, 'General'::text] || COALESCE((SELECT subscription.grades FROM public.teacher_subscription subscription WHERE (subscription.teacher_profile_id = private.my_teacher_profile_id())), '{}'::text[]));
grant execute on function private.my_channels() to authenticated;
comment on function private.my_channels() is 'Channels that the caller receives: those for everybody, and the grades of the subscription package.';

CREATE OR REPLACE FUNCTION private.my_merged_users()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return array(
    select merged.emptied_user_id from private.account_merge as merged
    where merged.kept_profile_id = private.my_teacher_profile_id() and merged.emptied_user_id is not null);
end
$function$;
grant execute on function private.my_merged_users() to authenticated;
comment on function private.my_merged_users() is 'Former users of the caller: their pictures and proofs of payment stay in the folders of then.';

CREATE OR REPLACE FUNCTION private.my_province()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT profile.province FROM public.teacher_profile profile WHERE (profile.user_id = (SELECT private.my_user_id() AS my_user_id)));
grant execute on function private.my_province() to authenticated;
comment on function private.my_province() is 'The callers province, from the profile.';

CREATE OR REPLACE FUNCTION private.my_school_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT school.id
    FROM (public.teacher_profile profile
      JOIN public.school school ON (((school.id = profile.teacher_profile_school_id) OR (school.is_generic AND (school.provinces @> ARRAY[profile.province])))))
   WHERE (profile.user_id = ( SELECT private.my_user_id() AS my_user_id));
END;
grant execute on function private.my_school_ids() to authenticated;
comment on function private.my_school_ids() is 'The caller''s own school, and the generic ones of the caller''s province.';

CREATE OR REPLACE FUNCTION private.my_subject_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 SELECT class.subject_id
    FROM public.teacher_class_subject class
   WHERE (class.teacher_profile_id = private.my_teacher_profile_id());
END;
grant execute on function private.my_subject_ids() to authenticated;
comment on function private.my_subject_ids() is 'The subjects of the caller''s classes.';

CREATE OR REPLACE FUNCTION private.my_teacher_profile_id()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.my_user_id();
begin
  return (select profile.id from public.teacher_profile as profile where profile.user_id = caller);
end
$function$;
grant execute on function private.my_teacher_profile_id() to authenticated;
grant execute on function private.my_teacher_profile_id() to service_role;

CREATE OR REPLACE FUNCTION private.my_user_id()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
  claims jsonb := auth.jwt();
begin
  if caller is null then
    return null;
  end if;
  if exists (
    select from private.session_end as cut
    where cut.user_id = caller
      -- Tokens say the second of their issue.
      and coalesce((claims ->> 'iat')::numeric, 0) < extract(epoch from date_trunc('second', cut.ended_at)))
  then
    return null;
  end if;
  if claims ->> 'aal' = 'aal2' then
    return caller;
  end if;
  if exists (
    select from auth.mfa_factors as factor
    where factor.user_id = caller and factor.status = 'verified')
  then
    return null;
  end if;
  return caller;
end
$function$;
grant execute on function private.my_user_id() to authenticated;
grant execute on function private.my_user_id() to service_role;
comment on function private.my_user_id() is 'Who the caller is; null for visitors, for a session that was ended, and for one that lacks the code of its account''s authenticator app. Policies and functions ask this and never auth.uid().';

CREATE OR REPLACE FUNCTION private.named_orders(said text)
 RETURNS TABLE(order_id uuid, why text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  runs constant text[] := array(select private.digit_runs(said));
  pattern constant text := private.order_digits_pattern();
  run text;
  lowest text;
  highest text;
begin
  -- Other numbers may stand before and after, so each place of a longer run is tried.
  return query
    select hit, 'reference' from private.orders_of_keys(array(
      select private.order_key(tried.digits)
      from (
        select substr(part, place, 14) as digits
        from unnest(runs) as part, generate_series(1, least(length(part), 60) - 13) as place
      ) as tried
      where tried.digits ~ pattern)) as hit;
  if found then
    return;
  end if;
  foreach run in array runs loop
    continue when length(run) not between 13 and 15;
    return query
      select hit, 'reference_near'
      from private.orders_of_keys(private.near_keys(run, pattern)) as hit;
    if found then
      return;
    end if;
  end loop;
  -- Some banks cut a reference off. Its ends are computed first: the index is asked for a range.
  foreach run in array runs loop
    continue when length(run) not between 10 and 13;
    lowest := private.order_key(rpad(run, 14, '0'));
    highest := private.order_key(rpad(run, 14, '9'));
    return query
      select cut.id, 'reference_cut' from public.teacher_products_order as cut
      where cut.order_number >= lowest and cut.order_number <= highest
      limit 6;
  end loop;
end
$function$;
comment on function private.named_orders(text) is 'Orders whose number is in a text: as it is, else with one digit wrong, else cut off at the end.';

CREATE OR REPLACE FUNCTION private.near_keys(run text, pattern text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  -- One digit is wrong, missing or too many, or two have changed places.
  return array(
    select distinct left(near.digits, 6) || '-' || substr(near.digits, 7)
    from (
      select overlay(run placing digit::text from place for 1) as digits
      from generate_series(1, 14) as place, generate_series(0, 9) as digit
      where length(run) = 14
      union all
      select left(run, place - 1) || substr(run, place + 1, 1) || substr(run, place, 1)
        || substr(run, place + 2)
      from generate_series(1, 13) as place where length(run) = 14
      union all
      select left(run, place) || digit::text || substr(run, place + 1)
      from generate_series(0, 13) as place, generate_series(0, 9) as digit
      where length(run) = 13
      union all
      select left(run, place - 1) || substr(run, place + 1)
      from generate_series(1, 15) as place where length(run) = 15
    ) as near
    where near.digits ~ pattern);
end
$function$;
comment on function private.near_keys(text,text) is 'Numbers of orders that differ from these 13 to 15 digits in one place.';

CREATE OR REPLACE FUNCTION private.nearest_word(word text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- Of a short word one letter may be wrong, of a longer one two.
  most integer := case when length(word) < 6 then 1 else 2 end;
  near text;
begin
  if word !~ '^[[:alpha:]]{4,30}$' then
    return null;
  end if;
  for near in
    with alike as (
      select known.word
      from private.shelf_word as known
      order by known.word operator(extensions.<->) nearest_word.word
      limit 40
    )
    select alike.word from alike
    where extensions.levenshtein(alike.word, nearest_word.word) <= most
    order by extensions.levenshtein(alike.word, nearest_word.word), alike.word
  loop
    if private.is_on_shelf(near) then
      return near;
    end if;
  end loop;
  return null;
end
$function$;
comment on function private.nearest_word(text) is 'The word of the shelf that the misspelt one is most like and that finds something now; empty when none is like it.';

CREATE OR REPLACE FUNCTION private.needs_recipient(total numeric)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return total > 5000;
end
$function$;
comment on function private.needs_recipient(numeric) is 'Over R5000 a tax invoice must name its recipient with an address (VAT Act, section 20(4)).';

CREATE OR REPLACE FUNCTION private.new_cart(profile_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  cart_id uuid;
begin
  insert into public.teacher_products_order (teacher_profile_id) values (profile_id)
  returning id into cart_id;
  perform private.record_order_event(cart_id, null, 'PENDING', 'first_product_added');
  return cart_id;
end
$function$;
comment on function private.new_cart(uuid) is 'A new cart. To be called when private.find_cart() has found none.';

CREATE OR REPLACE FUNCTION private.new_order_number()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  moment timestamp := clock_timestamp() at time zone 'Africa/Johannesburg';
  candidate text;
begin
  -- A number is locked until the end of the transaction. A checkout in the same hundredth of a second
  -- does not wait for the lock but takes the next free hundredth.
  loop
    candidate := to_char(moment, 'YYMMDD-HH24MISSFF2');
    if pg_try_advisory_xact_lock(4500, hashtext(candidate)) then
      -- A statement of its own, so that it sees an order that has just been placed with this number.
      if not exists (
        select from public.teacher_products_order as taken where taken.order_number = candidate
      ) then
        return candidate;
      end if;
    end if;
    moment := moment + interval '10 milliseconds';
  end loop;
end
$function$;
comment on function private.new_order_number() is 'yymmdd-hhmmssff in South African time, free at this moment and kept for this transaction. No checkout waits for another. The unique key of the table guarantees it.';

CREATE OR REPLACE FUNCTION private.new_order_of(teacher_profile_id uuid, order_status text, new_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  order_id uuid;
begin
  perform private.require_admin();
  perform from public.teacher_profile as profile
  where profile.id = new_order_of.teacher_profile_id
  for no key update;
  if not found then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  insert into public.teacher_products_order (id, teacher_profile_id, order_status)
  values (
    coalesce(new_id, gen_random_uuid()), new_order_of.teacher_profile_id,
    new_order_of.order_status)
  on conflict on constraint teacher_products_order_pkey do nothing
  returning id into order_id;
  return order_id;
end
$function$;
comment on function private.new_order_of(uuid,text,uuid) is 'The id of a new order without lines; null when there is one with this id already, because an answer was lost and the call is repeated.';

CREATE OR REPLACE FUNCTION private.newest_invoice(order_id uuid, kind text)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select document.id from public.invoice as document
    where document.order_id = newest_invoice.order_id and document.kind = newest_invoice.kind
    order by document.number desc
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_placed(source text, placed_from timestamp with time zone, placed_until timestamp with time zone, conditions text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return format(
    '(select found.* from %1$s as found'
    ' where found.order_date_time >= %2$L and found.order_date_time < %3$L%4$s'
    ' order by found.order_date_time desc, found.id limit $1)'
    ' union all (select found.* from %1$s as found'
    ' where found.order_date_time is null and found.created_at >= %2$L and found.created_at < %3$L%4$s'
    ' order by found.id limit $1)',
    source, coalesce(placed_from, '-infinity'), coalesce(placed_until, 'infinity'), conditions);
end
$function$;
comment on function private.newest_placed(text,timestamp with time zone,timestamp with time zone,text) is 'A query for the newest orders of a table or view between two moments, $1 of those that were placed and $1 of those that were not; each arm walks an index.';

CREATE OR REPLACE FUNCTION private.next_document_number(kind text)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.document_series as series set last_number = series.last_number + 1
  where series.kind = next_document_number.kind
  returning series.last_number
$function$;
comment on function private.next_document_number(text) is 'Locks the series until the end of the transaction, so it should be the last thing that a transaction takes.';

CREATE OR REPLACE FUNCTION private.normal_coupon_code(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN regexp_replace(upper(COALESCE(typed, ''::text)), '[^A-Z0-9]'::text, ''::text, 'g'::text);
comment on function private.normal_coupon_code(text) is 'Upper case, letters A to Z and digits only.';

CREATE OR REPLACE FUNCTION private.note_completed_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.order_mail (order_id, kind, invoice_id)
  select new.order_id, 'invoice', new.id
  from public.teacher_products_order as parent
  -- Only buyers whose mail went out without it.
  join private.order_mail as told
    on told.order_id = parent.id and told.invoice_id = new.id and told.sent_at is not null
  where parent.id = new.order_id
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_order_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.order_mail as mail
  set due_at = now() + interval '3 minutes'
  where mail.order_id = new.order_id and mail.kind = 'changed'
    -- One that was claimed may be on its way already.
    and mail.sent_at is null and mail.attempts = 0;
  if not found then
    insert into private.order_mail (order_id, kind, event_id, due_at)
    values (new.order_id, 'changed', new.id, now() + interval '3 minutes');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_order_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  noted_kind text := private.order_mail_kind(new);
  document uuid := case noted_kind
    when 'paid' then private.newest_invoice(new.order_id, 'invoice')
    when 'credited' then private.newest_invoice(new.order_id, 'credit_note') end;
begin
  -- What was refunded before has had its mail: only what the end of the order credited is told here.
  if noted_kind = 'credited' and exists (
    select from public.invoice as note
    where note.id = document and note.credit_reason <> 'order_cancelled'
  ) then
    document := null;
  end if;
  -- Without a credit note nothing had been paid, so the order is simply cancelled.
  if noted_kind = 'credited' and document is null then
    noted_kind := case when new.to_status = 'CANCELLED' then 'cancelled' end;
  end if;
  if noted_kind is null then
    return null;
  end if;
  insert into private.order_mail (order_id, kind, invoice_id, event_id)
  values (
    new.order_id, noted_kind, document, case when noted_kind = 'cancelled' then new.id end)
  on conflict on constraint order_mail_order_kind_key do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_parcel_mail(parcel public.parcel, kind text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The later step tells the earlier one too.
  perform private.forget_parcel_mail(parcel);
  insert into private.order_mail (order_id, kind, event_id, parcel_id, due_at)
  values (
    parcel.order_id, note_parcel_mail.kind,
    -- Each step of a parcel is told once. That it was sent is told again only with another number to follow.
    md5(concat_ws(' ', parcel.id,
      case when note_parcel_mail.kind = 'sent' then parcel.carrier || ' ' || coalesce(parcel.tracking_number, '')
      end))::uuid,
    parcel.id, now() + interval '3 minutes')
  on conflict on constraint order_mail_order_kind_key do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_quotation_mail(sent public.quotation, kind text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- What was not sent yet of an earlier one would tell what does not hold any more.
  delete from private.order_mail as mail
  where mail.order_id = sent.order_id and mail.kind in ('quoted', 'quote_ends') and mail.sent_at is null;
  insert into private.order_mail (order_id, kind, event_id) values (sent.order_id, kind, sent.id)
  on conflict on constraint order_mail_order_kind_key do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_released_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Most documents hold none, and reading the text is cheaper than walking through the tree.
  if to_jsonb(old)::text not like '%"papers/Assessments/%' then
    return null;
  end if;
  insert into private.released_picture (teacher_profile_id, src)
  select owner.id, gone.src
  from (
    select src from private.pictures_in(to_jsonb(old)) as src
    except
    select src from private.pictures_in(to_jsonb(new)) as src
  ) as gone
  -- None when the profile itself is being deleted.
  join public.teacher_profile as owner on owner.id = old.teacher_profile_id
  order by gone.src
  on conflict on constraint released_picture_teacher_profile_id_src_key do update
  set released_at = excluded.released_at;
  delete from private.released_picture as past
  where past.teacher_profile_id = old.teacher_profile_id
    and past.released_at < now() - interval '7 days';
  return null;
end
$function$;
comment on function private.note_released_pictures() is 'After a change or deletion of a teacher''s document. Each table of such documents has this trigger and is read by my_unused_pictures().';

CREATE OR REPLACE FUNCTION private.note_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Deleted and inserted again each time, because open pages follow insertions.
  delete from public.communication_withdrawal as withdrawal where withdrawal.id = new.id;
  if old.publish_date < now()
    and (new.publish_date >= now()
      or not (old.send_to <@ new.send_to or 'ALL' = any (new.send_to)))
  then
    insert into public.communication_withdrawal (id) values (new.id);
  end if;
  return null;
end
$function$;
comment on function private.note_withdrawal() is 'Notes a communication that was postponed or is now for fewer people.';

CREATE OR REPLACE FUNCTION private.open_delivery(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.delivery (order_id, order_number)
  select parent.id, parent.order_number
  from public.teacher_products_order as parent
  where parent.id = open_delivery.order_id and parent.order_number is not null
    and exists (select from private.posted_goods(parent.id))
  on conflict on constraint delivery_order_id_key do nothing;
  perform private.refresh_delivery(open_delivery.order_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_invoice(order_id uuid)
 RETURNS public.invoice
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  newest public.invoice;
begin
  select * into newest from public.invoice as issued
  where issued.order_id = open_invoice.order_id and issued.kind = 'invoice'
  order by issued.number desc
  limit 1;
  return newest;
end
$function$;
comment on function private.open_invoice(uuid) is 'The newest invoice of an order, which is the one of a PAID order; a row of nulls where nothing was ever to be paid. Whatever came before it was credited when the order left PAID.';

CREATE OR REPLACE FUNCTION private.open_line(line_id uuid)
 RETURNS public.bank_statement_line
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  line public.bank_statement_line;
begin
  select * into line from public.bank_statement_line as locked
  where locked.id = line_id for update;
  if line.id is null then
    raise exception 'bank_line_not_found' using errcode = 'PT404';
  end if;
  return line;
end
$function$;
comment on function private.open_line(uuid) is 'The line, locked.';

CREATE OR REPLACE FUNCTION private.order_amounts(order_id uuid, coupon_type text, coupon_value numeric, leaving_out uuid[] DEFAULT '{}'::uuid[])
 RETURNS TABLE(shipping_fee numeric, coupon_amount numeric, order_total numeric, order_vat numeric, product_count integer, has_physical boolean, has_questions boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  goods numeric;
begin
  select count(*), coalesce(bool_or(line.physical), false),
    coalesce(bool_or(line.questions <> '[]'), false), coalesce(sum(line.line_price), 0.00)
  into product_count, has_physical, has_questions, goods
  from public.order_line as line
  where line.order_id = order_amounts.order_id and line.id <> all (leaving_out);

  shipping_fee := private.shipping_fee(has_physical);
  coupon_amount := coalesce(
    (select sum(coupon.share)
     from private.coupon_shares(
       order_amounts.order_id, coupon_type, coupon_value, leaving_out) as coupon), 0.00);
  order_total := shipping_fee + goods - coupon_amount;
  order_vat := private.vat_charged(order_total);
  return next;
end
$function$;
comment on function private.order_amounts(uuid,text,numeric,uuid[]) is 'The one place where the amounts of a cart, quote or order are computed, and what lists show of its lines, with a coupon or without (nulls), with all lines or without some of them.';

CREATE OR REPLACE FUNCTION private.order_contents(order_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('coupon', to_jsonb(ARRAY[parent.coupon_code, parent.coupon_discount_type, (parent.coupon_discount_value)::text]), 'goods', COALESCE((SELECT jsonb_agg(jsonb_build_object('id', COALESCE(line.product_id, line.product_bundle_id), 'physical', line.physical, 'quantity', line.quantity, 'price', line.price, 'discountPercentage', line.discount_percentage) ORDER BY COALESCE(line.product_id, line.product_bundle_id), line.id) AS jsonb_agg FROM public.order_line line WHERE (line.order_id = parent.id)), '[]'::jsonb)) AS jsonb_build_object FROM public.teacher_products_order parent WHERE (parent.id = order_contents.order_id));

CREATE OR REPLACE FUNCTION private.order_digits_pattern()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN '^[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])([01][0-9]|2[0-3])[0-5][0-9]{5}$'::text;
comment on function private.order_digits_pattern() is 'What the 14 digits of an order number look like: month, day, hour and minute are possible.';

CREATE OR REPLACE FUNCTION private.order_hit(found public.teacher_products_order)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'kind', case when found.order_status = 'QUOTING' then 'quote' else 'order' end, 'id', found.id,
    'number', found.order_number, 'username', split_part(found.owner, '::', 2),
    'status', found.order_status, 'total', found.order_total, 'date', found.order_date_time)
$function$;
comment on function private.order_hit(public.teacher_products_order) is 'An order or quote as the palette shows it.';

CREATE OR REPLACE FUNCTION private.order_key(digits text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (("left"(digits, 6) || '-'::text) || substr(digits, 7));
comment on function private.order_key(text) is 'The number of an order by its 14 digits.';

CREATE OR REPLACE FUNCTION private.order_line_answers(ordered public.order_line)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_object('label', (asked.question ->> 'label'::text), 'value', array_to_string(private.answer_values((asked.question -> 'value'::text)), ', '::text)) ORDER BY asked."position") AS jsonb_agg FROM jsonb_array_elements((order_line_answers.ordered).questions) WITH ORDINALITY asked(question, "position")), '[]'::jsonb);

CREATE OR REPLACE FUNCTION private.order_lines_document(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', line.id, 'productId', line.product_id, 'productBundleId', line.product_bundle_id,
      'title', line.title, 'price', line.price::text,
      'discountPercentage', line.discount_percentage::text, 'quantity', line.quantity,
      'unitPrice', line.unit_price::text, 'linePrice', line.line_price::text,
      'physical', line.physical, 'questions', line.questions,
      'language', private.line_language(line), 'members', private.ordered_members(line.id),
      'cover', coalesce(product.thumbnails[1], bundle.thumbnails[1])
    ) order by line.created_at, line.id)
    from public.order_line as line
    left join public.product as product on product.id = line.product_id
    left join public.product_bundle as bundle on bundle.id = line.product_bundle_id
    where line.order_id = order_lines_document.order_id
  ), '[]');
end
$function$;
comment on function private.order_lines_document(uuid) is 'The lines of an order with their answers, oldest first; the amounts are texts.';

CREATE OR REPLACE FUNCTION private.order_mail_content(order_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('to', account.email, 'copyTo', private.copy_of_mail_to(parent.id), 'name', COALESCE(NULLIF(btrim(concat_ws(' '::text, profile.title, profile.surname)), ''::text), (SELECT kept.name FROM private.invoice_details kept WHERE ((kept.teacher_profile_id = profile.id) AND (kept.address IS NULL))), ''::text), 'language', COALESCE(profile.translate_i18n, 'en'::text), 'orderNumber', parent.order_number, 'orderDate', to_char((parent.order_date_time AT TIME ZONE 'Africa/Johannesburg'::text), 'YYYY-MM-DD'::text), 'dueDate', public._payment_due(parent.*), 'status', parent.order_status, 'method', parent.order_payment_method, 'lines', private.order_mail_lines(parent.id), 'couponCode', parent.coupon_code, 'couponValue', private.coupon_value_text(parent.*), 'couponAmount', (parent.coupon_amount)::text, 'subtotal', (((parent.order_total - parent.shipping_fee) + parent.coupon_amount))::text, 'shippingFee', (parent.shipping_fee)::text, 'total', (parent.order_total)::text, 'totalWithoutVat', ((parent.order_total - parent.order_vat))::text, 'vat', (parent.order_vat)::text, 'shipping', parent.order_shipping_details, 'bank', private.bank_account()) AS jsonb_build_object FROM ((public.teacher_products_order parent JOIN public.teacher_profile profile ON ((profile.id = parent.teacher_profile_id))) JOIN auth.users account ON ((account.id = profile.user_id))) WHERE (parent.id = order_mail_content.order_id));

CREATE OR REPLACE FUNCTION private.order_mail_kind(event public.order_event)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when event.to_status = 'PAID' then 'paid'
    when event.from_status = 'PAID' then 'credited'
    when event.to_status = 'PROCESSING' then 'placed'
    when event.from_status = 'PROCESSING' and event.to_status = 'CANCELLED' then 'cancelled'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.order_mail_lines(order_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_object('id', COALESCE(line.product_id, line.product_bundle_id, line.id), 'title', line.title, 'language', private.line_language(line.*), 'quantity', line.quantity, 'unitPrice', (line.unit_price)::text, 'price', (line.line_price)::text, 'couponShare', (line.coupon_share)::text, 'physical', line.physical, 'members', private.ordered_members(line.id), 'answers', private.order_line_answers(line.*)) ORDER BY line.created_at, line.id) AS jsonb_agg FROM public.order_line line WHERE (line.order_id = order_mail_lines.order_id)), '[]'::jsonb);

CREATE OR REPLACE FUNCTION private.order_mails_document(order_id uuid, order_status text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', mail.id, 'kind', mail.kind, 'createdAt', mail.created_at, 'sentAt', mail.sent_at,
      'failed', mail.sent_at is null and mail.problem is not null, 'again', mail.again,
      'to', (select given.email from public.seat as given where given.id = mail.seat_id),
      'maySend', mail.sent_at is not null
        and private.mail_still_true(mail.kind, order_mails_document.order_status)
        and (mail.seat_id is null or private.seat_waits(mail.seat_id)))
      order by mail.created_at, mail.id)
    from private.order_mail as mail where mail.order_id = order_mails_document.order_id
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.order_notes_document(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', note.id, 'createdAt', note.created_at, 'body', note.body, 'author', author.email,
      'mine', note.author_id is not distinct from private.my_user_id()) order by note.created_at, note.id)
    from private.order_note as note
    left join auth.users as author on author.id = note.author_id
    where note.order_id = order_notes_document.order_id
  ), '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.order_overlaps(order_id uuid)
 RETURNS TABLE(line_id uuid, product_id uuid, title text, kind text, other text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    with content as (
      select line.id, line.created_at, line.title as line_title,
        line.product_bundle_id is not null as bundled,
        coalesce(member.product_id, line.product_id) as product_id,
        coalesce(member.title, line.title) as title,
        coalesce(member.position, 0) as position,
        parent.teacher_profile_id
      from public.teacher_products_order as parent
      join public.order_line as line on line.order_id = parent.id
      left join public.order_line_member as member on member.order_line_id = line.id
      where parent.id = order_overlaps.order_id
        and parent.order_status in ('PENDING', 'QUOTING')
        and coalesce(member.product_id, line.product_id) is not null
    ), told as (
      select here.id, here.product_id, here.title, here.position,
        case when here.bundled then 'in_both_bundles' else 'in_bundle' end as kind,
        there.line_title as other
      from content as here
      join content as there
        on there.product_id = here.product_id and there.id <> here.id and there.bundled
        -- Of two bundles the one that was added later is told.
        and (not here.bundled or (there.created_at, there.id) < (here.created_at, here.id))
      union all
      select here.id, here.product_id, here.title, here.position, 'owned', null
      from content as here
      where here.bundled and exists (
        select from private.owned_product as owned
        where owned.teacher_profile_id = here.teacher_profile_id
          and owned.product_id = here.product_id)
    )
    select told.id, told.product_id, told.title, told.kind, told.other
    from told
    order by told.id, told.kind, told.other, told.position;
end
$function$;
comment on function private.order_overlaps(uuid) is 'The one place that tells what a cart or quote would pay for twice. kind: in_bundle (a line that is also in the bundle "other"), in_both_bundles (a part of a bundle that is also in the earlier bundle "other"), owned (a part of a bundle that the buyer owns).';

CREATE OR REPLACE FUNCTION private.order_sums_document(coupon_code text, coupon_amount numeric, shipping_fee numeric, vat numeric, total numeric)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN jsonb_build_object('couponCode', coupon_code, 'couponAmount', (coupon_amount)::text, 'shippingFee', (shipping_fee)::text, 'orderVat', (vat)::text, 'orderTotal', (total)::text);

CREATE OR REPLACE FUNCTION private.order_words(status text, payment_method text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return concat_ws(' ',
    status,
    case status
      when 'PENDING' then 'in the cart in die mandjie'
      when 'QUOTING' then 'quote kwotasie'
      when 'PROCESSING' then 'awaiting payment wag op betaling'
      when 'PAID' then 'betaal'
      when 'CANCELLED' then 'gekanselleer'
    end,
    payment_method,
    case payment_method when 'PayFast' then 'card payment kaartbetaling' when 'Free' then 'gratis' end);
end
$function$;
comment on function private.order_words(text,text) is 'Status and payment method as codes and in the words of the screens, English and Afrikaans.';

CREATE OR REPLACE FUNCTION private.orderable_amounts(order_id uuid)
 RETURNS TABLE(shipping_fee numeric, coupon_amount numeric, order_total numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  left_out uuid[];
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = orderable_amounts.order_id
    and parent.teacher_profile_id = private.my_teacher_profile_id();
  if asked.id is null then
    return;
  end if;
  left_out := array(
    select standing.line_id from private.line_standings(asked.id) as standing
    where not standing.available or asked.order_status = 'PENDING' and standing.owned);
  -- Then the amounts on the order are the answer.
  if left_out = '{}' then
    return query select asked.shipping_fee, asked.coupon_amount, asked.order_total;
    return;
  end if;
  return query
    select amounts.shipping_fee, amounts.coupon_amount, amounts.order_total
    from private.order_amounts(
      asked.id, asked.coupon_discount_type, asked.coupon_discount_value, left_out) as amounts;
end
$function$;
comment on function private.orderable_amounts(uuid) is 'The amounts of a cart or quote of the caller without the lines that private.cart_problem() would name as no longer sold or already owned. No row for the order of somebody else.';

CREATE OR REPLACE FUNCTION private.ordered_members(line_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_object('title', member.title, 'physical', member.physical, 'language', product.language) ORDER BY member."position") AS jsonb_agg FROM (public.order_line_member member LEFT JOIN public.product ON ((product.id = member.product_id))) WHERE (member.order_line_id = ordered_members.line_id)), '[]'::jsonb);
comment on function private.ordered_members(uuid) is 'What the bundle of a line holds, [{title, physical, language}], for mails, invoices and the archive.';

CREATE OR REPLACE FUNCTION private.orders_of_keys(keys text[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select named.id from public.teacher_products_order as named
    where named.order_number = any (keys)
    union all
    select kept.id from public.archived_teacher_products_order as kept
    where kept.order_number = any (keys);
end
$function$;
comment on function private.orders_of_keys(text[]) is 'Orders and archived orders with these numbers.';

CREATE OR REPLACE FUNCTION private.orders_seen_since()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when private.in_group('admin') then now() - interval '1 month' else 'infinity' end;
end
$function$;
grant execute on function private.orders_seen_since() to authenticated;
comment on function private.orders_seen_since() is 'From when on administrators see everybody''s orders; for everybody else, never.';

CREATE OR REPLACE FUNCTION private.orders_to_pack()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*) from public.teacher_products_order as paid
    where paid.order_status = 'PAID' and paid.has_physical
      and paid.refunded_amount < paid.order_total
      and paid.order_date_time > now() - interval '1 month');
end
$function$;
comment on function private.orders_to_pack() is 'Paid orders of the last month with something to post that was not given back.';

CREATE OR REPLACE FUNCTION private.owner_of(user_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT (((person.id)::text || '::'::text) || COALESCE(NULLIF((person.email)::text, ''::text), NULLIF(person.phone, ''::text), (person.id)::text)) FROM auth.users person WHERE (person.id = owner_of.user_id));
comment on function private.owner_of(uuid) is '{sub}::{username}. Definer: nobody may read the user table.';

CREATE OR REPLACE FUNCTION private.owns_bundle(profile_id uuid, bundle_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return not exists (
    select from public.product_bundle_product as member
    where member.product_bundle_id = owns_bundle.bundle_id
      and not private.owns_product(owns_bundle.profile_id, member.product_id)
  );
end
$function$;
comment on function private.owns_bundle(uuid,uuid) is 'Whether the teacher owns everything that is in the bundle now. Somebody who bought it before a resource was added may buy it again.';

CREATE OR REPLACE FUNCTION private.owns_goods(profile_id uuid, product_id uuid, product_bundle_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when product_bundle_id is null then private.owns_product(profile_id, product_id)
    else private.owns_bundle(profile_id, product_bundle_id)
  end;
end
$function$;
comment on function private.owns_goods(uuid,uuid,uuid) is 'Whether the teacher owns what a line is for: a resource, or everything in a bundle.';

CREATE OR REPLACE FUNCTION private.owns_product(profile_id uuid, product_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return exists (
    select from private.owned_product as owned
    where owned.teacher_profile_id = owns_product.profile_id
      and owned.product_id = owns_product.product_id
  );
end
$function$;
comment on function private.owns_product(uuid,uuid) is 'Whether a teacher owns a resource: asked before every file. False when there is no profile.';

CREATE OR REPLACE FUNCTION private.pack(order_id uuid, goods jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  box public.parcel;
begin
  if not exists (select from public.delivery as listed where listed.order_id = pack.order_id) then
    raise exception 'delivery_not_found' using errcode = 'PT404';
  end if;
  perform private.refuse_unpaid(pack.order_id);
  if not exists (select from private.goods_in(pack.order_id, goods)) then
    raise exception 'nothing_to_pack' using errcode = 'PT409';
  end if;
  insert into public.parcel (order_id, number)
  select pack.order_id, coalesce(max(other.number), 0) + 1
  from public.parcel as other where other.order_id = pack.order_id
  returning * into box;
  -- What is not posted, or more than was bought, is refused by the table (check_parcel_line).
  insert into public.parcel_line (parcel_id, order_line_id, order_line_member_id, title, quantity)
  select box.id, chosen.order_line_id, chosen.order_line_member_id, chosen.title, chosen.quantity
  from private.goods_in(pack.order_id, goods) as chosen;
  perform private.refresh_delivery(pack.order_id);
  perform private.record_order_event(pack.order_id, 'PAID', 'PAID', 'parcel_packed');
  perform private.note_parcel_mail(box, 'packed');
  return box.id;
exception when foreign_key_violation then
  -- A line of no order at all.
  raise exception 'not_posted' using errcode = 'PT422';
end
$function$;

CREATE OR REPLACE FUNCTION private.palette_customers(words text)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query execute
    'with candidate as (
       select customer.* from public.reporting_teacher as customer
       where customer.roles && array[''teacher'', ''admin'']'
    || private.search_conditions('customer.search_field', private.search_text(left(words, 200)))
    || ' limit 60
     )
     select jsonb_build_object(
       ''kind'', ''customer'', ''id'', candidate.id,
       ''name'', nullif(concat_ws('' '', candidate.title, candidate.name, candidate.surname), ''''),
       ''username'', candidate.username, ''email'', candidate.email, ''school'', candidate.school_name)
     from candidate
     order by candidate.surname, candidate.name, candidate.username, candidate.id
     limit private.palette_limit()';
end
$function$;
comment on function private.palette_customers(text) is 'Customers that contain every word, by name.';

CREATE OR REPLACE FUNCTION private.palette_limit()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN 5;
comment on function private.palette_limit() is 'How many of a kind the palette shows.';

CREATE OR REPLACE FUNCTION private.palette_orders(words text, quotes boolean)
 RETURNS SETOF jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with invoiced as (
    select sold.*
    from public.invoice as issued
    join public.teacher_products_order as sold on sold.id = issued.order_id
    where not quotes
      and issued.kind = case when words ~* '^\s*cn' then 'credit_note' else 'invoice' end
      and issued.number = substring(lower(words) from '^\s*(?:(?:inv|cn)-?)?(\d{1,9})\s*$')::integer
      and greatest(sold.created_at, sold.order_date_time) > private.orders_seen_since()
  ), candidate as (
    select private.order_hit(invoiced) as hit, true as exact, invoiced.order_date_time, invoiced.id
    from invoiced
    union all
    select private.order_hit(found), false, found.order_date_time, found.id
    from public.search_orders(words, quotes, private.palette_limit()) as found
    where found.order_status <> 'PENDING' and found.id not in (select invoiced.id from invoiced)
  )
  select candidate.hit from candidate
  order by candidate.exact desc, candidate.order_date_time desc nulls last, candidate.id
  limit private.palette_limit()
$function$;
comment on function private.palette_orders(text,boolean) is 'The order of this invoice or credit note, then orders (or quotes) with every word, newest first.';

CREATE OR REPLACE FUNCTION private.palette_products(words text)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- A number that is a SKU comes first, even where many prices contain it.
  return query execute
    'with numbered as (
       select product.* from public.product as product
       where product.sku = $2
       order by product.id limit private.palette_limit()
     ), worded as (
       select product.* from public.product as product where true'
    || private.search_conditions('product.search_field', words)
    || ' limit 60
     ), candidate as (
       select numbered.*, true as exact from numbered
       union all
       select worded.*, false from worded where worded.id not in (select numbered.id from numbered)
     )
     select jsonb_build_object(
       ''kind'', ''product'', ''id'', candidate.id, ''title'', candidate.title,
       ''sku'', candidate.sku, ''published'', 
         coalesce((select private.is_published(one) from public.product as one where one.id = candidate.id), false))
     from candidate
     order by candidate.exact desc,
       position(lower(trim($1)) in lower(candidate.title)) = 0, candidate.title, candidate.id
     limit private.palette_limit()'
    using words, case when trim(words) ~ '^\d{1,9}$' then trim(words)::integer end;
end
$function$;
comment on function private.palette_products(text) is 'Resources that contain every word: by SKU, then those with the words in their title.';

CREATE OR REPLACE FUNCTION private.paper_form(sold_by private.seller, total numeric)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN (((sold_by).id IS NOT NULL) AND ((sold_by).vat_number IS NULL)) THEN 'plain'::text WHEN private.needs_recipient(total) THEN 'full'::text ELSE 'abridged'::text END;

CREATE OR REPLACE FUNCTION private.paper_lines(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
        'lineId', line.id, 'title', line.title, 'quantity', line.quantity,
        'unitPrice', line.unit_price::text, 'linePrice', line.line_price::text, 'members', private.ordered_members(line.id),
        'couponShare', line.coupon_share::text, 'physical', line.physical
      ) order by line.created_at, line.id)
    from public.order_line as line where line.order_id = paper_lines.order_id), '[]');
end
$function$;
comment on function private.paper_lines(uuid) is 'The lines of an order as a tax document or quotation keeps them.';

CREATE OR REPLACE FUNCTION private.parcel_mail_content(parcel_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('number', box.number, 'byHand', (box.carrier = 'BY_HAND'::text), 'carrier', private.carrier_name(box.carrier), 'trackingNumber', box.tracking_number, 'trackingLink', private.tracking_link(box.carrier, box.tracking_number), 'lines', (SELECT jsonb_agg(jsonb_build_object('title', inside.title, 'language', posted.language, 'quantity', inside.quantity) ORDER BY posted.place, inside.id) AS jsonb_agg FROM (public.parcel_line inside LEFT JOIN private.posted_goods(box.order_id) posted(order_line_id, order_line_member_id, title, language, quantity, packed, place) ON (((posted.order_line_id = inside.order_line_id) AND (NOT (posted.order_line_member_id IS DISTINCT FROM inside.order_line_member_id))))) WHERE (inside.parcel_id = box.id)), 'more', ((EXISTS (SELECT FROM private.posted_goods(box.order_id) posted(order_line_id, order_line_member_id, title, language, quantity, packed, place) WHERE (posted.quantity > posted.packed))) OR (EXISTS (SELECT FROM public.parcel other WHERE ((other.order_id = box.order_id) AND (other.id <> box.id) AND (other.parcel_state = 'PACKED'::text)))))) AS jsonb_build_object FROM public.parcel box WHERE (box.id = parcel_mail_content.parcel_id));
comment on function private.parcel_mail_content(uuid) is 'What the mails about a parcel say of it.';

CREATE OR REPLACE FUNCTION private.payment_lifetime()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN '24:00:00'::interval;
comment on function private.payment_lifetime() is 'How long the shop waits for the card provider''s word before it takes a payment for abandoned.';

CREATE OR REPLACE FUNCTION private.period_times(schedule public.teacher_schedule)
 RETURNS TABLE(period integer, starts interval, ends interval)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with break as (
    select minutes, least(schedule.periods, case
      when cardinality(schedule.breaks_after) = cardinality(schedule.break_durations)
        then schedule.breaks_after[position]
      -- Spread evenly, rounded to the nearest period.
      else greatest(1, least(
        (2 * position * schedule.periods + breaks + 1) / (2 * (breaks + 1)), schedule.periods - 1))
    end) as after
    from unnest(schedule.break_durations) with ordinality as given (minutes, number)
    cross join lateral (
      select number::integer as position, cardinality(schedule.break_durations) as breaks) as counted
  ), lesson as (
    select number, schedule.start_time - time '00:00' + interval '1 minute' * (
      (number - 1) * schedule.period_duration
      + coalesce((select sum(break.minutes) from break where break.after < number), 0)) as starts
    from generate_series(1, schedule.periods) as number
  )
  select lesson.number, lesson.starts, lesson.starts + schedule.period_duration * interval '1 minute'
  from lesson
$function$;
comment on function private.period_times(public.teacher_schedule) is 'When each period of a day begins and ends, from midnight; none while their number or length is not known.';

CREATE OR REPLACE FUNCTION private.pictures_in(document jsonb)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT DISTINCT (jsonb_path_query(document, 'strict $.**?(@.type() == "object" && @."type" == "image")."src"'::jsonpath) #>> '{}'::text[]);
END;
comment on function private.pictures_in(jsonb) is 'Where the pictures of its rich texts are: the bucket and the key.';

CREATE OR REPLACE FUNCTION private.pieces_left(document public.invoice)
 RETURNS TABLE(line_id uuid, line_place integer, piece integer, price numeric, coupon_share numeric, vat numeric)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    with credited as (
      select (line.value ->> 'lineId')::uuid as id, sum((line.value ->> 'quantity')::integer) as pieces
      from public.invoice as note
      cross join lateral jsonb_array_elements(note.lines) as line (value)
      where note.credited_invoice_id = document.id
      group by 1
      union all
      select null, 1 from public.invoice as note
      where note.credited_invoice_id = document.id and note.shipping_fee > 0
    )
    select each.line_id, each.line_place, each.piece, each.price, each.coupon_share, each.vat
    from private.invoice_pieces(document) as each
    left join credited on credited.id is not distinct from each.line_id
    where each.piece > coalesce(credited.pieces, 0);
end
$function$;
comment on function private.pieces_left(public.invoice) is 'The pieces of an invoice that no credit note has credited yet.';

CREATE OR REPLACE FUNCTION private.placed_between(placed_from timestamp with time zone, placed_until timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  -- Two arms, each of which has its index; what was never placed counts from when it was begun.
  return format(
    ' and (found.order_date_time >= %1$L and found.order_date_time < %2$L'
    ' or found.order_date_time is null and found.created_at >= %1$L and found.created_at < %2$L)',
    coalesce(placed_from, '-infinity'), coalesce(placed_until, 'infinity'));
end
$function$;
comment on function private.placed_between(timestamp with time zone,timestamp with time zone) is 'A condition on orders called "found". Null is no limit on that side.';

CREATE OR REPLACE FUNCTION private.placed_order_lacks_details(profile_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM public.teacher_products_order waiting WHERE ((waiting.teacher_profile_id = placed_order_lacks_details.profile_id) AND (waiting.order_status = 'PROCESSING'::text) AND private.lacks_invoice_details(waiting.*))));

CREATE OR REPLACE FUNCTION private.portion(amount numeric, part numeric, whole numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return case when whole > 0 then round(least(amount, whole) * part / whole, 2) else 0 end;
end
$function$;
comment on function private.portion(numeric,numeric,numeric) is 'The share of a part when an amount (at most the whole) is spread over the whole, to the cent.';

CREATE OR REPLACE FUNCTION private.posted_goods(order_id uuid)
 RETURNS TABLE(order_line_id uuid, order_line_member_id uuid, title text, language text, quantity integer, packed integer, place bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select line.id, member.id, coalesce(member.title, line.title),
      case when member.id is null then private.line_language(line) else product.language end,
      -- A bundle is bought once.
      case when member.id is null then line.quantity else 1 end,
      coalesce(already.quantity, 0)::integer,
      row_number() over (order by line.created_at, line.id, member.position)
    from public.order_line as line
    left join public.order_line_member as member
      on member.order_line_id = line.id and member.physical
    left join public.product as product on product.id = member.product_id
    left join lateral (
      select sum(inside.quantity) as quantity from public.parcel_line as inside
      where inside.order_line_id = line.id
        and inside.order_line_member_id is not distinct from member.id
    ) as already on true
    where line.order_id = posted_goods.order_id and line.physical;
end
$function$;
comment on function private.posted_goods(uuid) is 'What of an order is posted: its posted resources and, of a bundle, the posted parts; how many of each were bought and how many are in a parcel.';

CREATE OR REPLACE FUNCTION private.prepare_payment(order_id uuid, amount numeric)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  live public.payment_attempt := private.live_attempt(order_id);
  contents jsonb := private.order_contents(order_id);
begin
  if live.amount = prepare_payment.amount and live.contents = contents then
    return;
  end if;
  perform private.end_attempt(live.id, 'replaced');
  insert into public.payment_attempt (order_id, amount, contents)
  values (prepare_payment.order_id, prepare_payment.amount, contents);
end
$function$;
comment on function private.prepare_payment(uuid,numeric) is 'Adds an attempt in place of the live one, unless that has the same amount and contents.';

CREATE OR REPLACE FUNCTION private.price_order(order_id uuid, coupon_code text, coupon_type text, coupon_value numeric)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.order_line as line
  set coupon_share = coalesce(due.share, 0)
  from public.order_line as current_line
  left join private.coupon_shares(price_order.order_id, coupon_type, coupon_value) as due
    on due.line_id = current_line.id
  where current_line.id = line.id
    and line.order_id = price_order.order_id
    and line.coupon_share <> coalesce(due.share, 0);

  -- One update for the coupon, the amounts and what lists show.
  update public.teacher_products_order as parent
  set coupon_code = price_order.coupon_code,
      coupon_discount_type = coupon_type, coupon_discount_value = coupon_value,
      shipping_fee = amounts.shipping_fee, coupon_amount = amounts.coupon_amount,
      order_total = amounts.order_total, order_vat = amounts.order_vat,
      product_count = amounts.product_count, has_physical = amounts.has_physical,
      has_questions = amounts.has_questions
  from private.order_amounts(price_order.order_id, coupon_type, coupon_value) as amounts
  where parent.id = price_order.order_id;
end
$function$;
comment on function private.price_order(uuid,text,text,numeric) is 'Gives an order this coupon, or none (nulls): writes the coupon''s shares to the lines, and to the order the coupon, its amounts and what lists show of its lines. Whoever changes the coupon of an order does it with this.';

CREATE OR REPLACE FUNCTION private.price_order_of_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.price_orders(array(select distinct unnest(array[old.order_id, new.order_id])));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.price_orders(order_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  priced record;
begin
  -- One after the other: the plan for a single order is kept, that for a list is made anew each time.
  for priced in
    select parent.id, parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value
    from public.teacher_products_order as parent
    where parent.id = any (order_ids)
    order by parent.id
    -- The coupon is written as it is read here.
    for no key update
  loop
    perform private.price_order(
      priced.id, priced.coupon_code, priced.coupon_discount_type, priced.coupon_discount_value);
  end loop;
end
$function$;
comment on function private.price_orders(uuid[]) is 'Prices orders anew with the coupons that they have. The triggers below call it when lines change.';

CREATE OR REPLACE FUNCTION private.price_orders_of_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.price_orders(array(
    select distinct changed.order_id from changed order by changed.order_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.priced_items(items jsonb, order_id uuid)
 RETURNS TABLE(place bigint, product_id uuid, product_bundle_id uuid, title text, price numeric, discount_percentage numeric, quantity integer, unit_price numeric, line_price numeric, physical boolean, questions jsonb, members jsonb, language text, cover text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select sent.place, product.id, bundle.id, coalesce(line.title, product.title, bundle.title),
      goods.price, goods.discount_percentage, many.quantity, goods.unit_price,
      goods.unit_price * many.quantity, goods.physical,
      case when line.id is not null then line.questions
        when product.id is not null then product.questions
        else private.bundle_questions(bundle.id) end,
      case when line.id is not null then private.ordered_members(line.id) else coalesce((
        select jsonb_agg(jsonb_build_object('title', held.title, 'physical', held.physical,
          'language', held.language) order by member.position, member.id)
        from public.product_bundle_product as member
        join public.product as held on held.id = member.product_id
        where member.product_bundle_id = bundle.id), '[]') end,
      coalesce(product.language, bundle.language),
      coalesce(product.thumbnails[1], bundle.thumbnails[1])
    from (
      -- Named twice, a thing is on the order once, as it was named last (private.put_order_item).
      select distinct on (asked.product_id, asked.bundle_id) asked.*
      from (
        select private.id_in(item.value ->> 'productId') as product_id,
          private.id_in(item.value ->> 'productBundleId') as bundle_id,
          item.value ->> 'quantity' as quantity, item.ordinality as place
        from jsonb_array_elements(
          case when jsonb_typeof(items) = 'array' then items else '[]' end) with ordinality as item
      ) as asked
      order by asked.product_id, asked.bundle_id, asked.place desc
    ) as sent
    left join public.product as product on product.id = sent.product_id
    left join public.product_bundle as bundle on bundle.id = sent.bundle_id
    left join public.order_line as line on line.order_id = priced_items.order_id
      and (line.product_id = product.id or line.product_bundle_id = bundle.id)
    cross join lateral (
      select coalesce(line.physical, product.physical, bundle.physical) as physical,
        case when line.id is not null then line.price else coalesce(product.price, bundle.price) end
          as price,
        case when line.id is not null then line.discount_percentage
          else coalesce(product.discount_percentage, bundle.discount_percentage) end
          as discount_percentage,
        coalesce(line.unit_price, private.discounted_price(
          coalesce(product.price, bundle.price, 0),
          coalesce(product.discount_percentage, bundle.discount_percentage))) as unit_price
    ) as goods
    cross join lateral (
      select case
        when bundle.id is not null then 1
        when sent.quantity ~ '^\d{1,2}$' then greatest(sent.quantity::integer, 1)
        else coalesce(line.quantity, 1) end as quantity
    ) as many
    where num_nonnulls(product.id, bundle.id) = 1
    order by sent.place;
end
$function$;
comment on function private.priced_items(jsonb,uuid) is 'What the items of create_order() would be on an order as its lines: what is on the order already keeps its price, everything else has that of today. What does not exist is left out.';

CREATE OR REPLACE FUNCTION private.provinces()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ARRAY['Eastern Cape'::text, 'Free State'::text, 'Gauteng'::text, 'KwaZulu-Natal'::text, 'Limpopo'::text, 'Mpumalanga'::text, 'Northern Cape'::text, 'North West'::text, 'Western Cape'::text];
grant execute on function private.provinces() to authenticated;
grant execute on function private.provinces() to service_role;
comment on function private.provinces() is 'The nine provinces (Constitution, section 103). Screens translate them.';

CREATE OR REPLACE FUNCTION private.purchase_order_of(order_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select accepted.purchase_order_number from public.quotation as accepted
    where accepted.order_id = purchase_order_of.order_id and accepted.accepted_at is not null
    order by accepted.accepted_at desc
    limit 1);
end
$function$;
comment on function private.purchase_order_of(uuid) is 'The number of the school''s own order, typed when the quotation was accepted; it stands on the invoice.';

CREATE OR REPLACE FUNCTION private.put_cart_away(cart_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Money may still come for a payment that the buyer gave up: then a human has to find the order.
  if exists (
    select from public.payment_attempt as attempt
    where attempt.order_id = put_cart_away.cart_id and attempt.sent_at is not null)
  then
    perform private.enter_status(cart_id, 'CANCELLED');
    return true;
  end if;
  perform private.release_coupon(cart_id);
  delete from public.teacher_products_order as parent where parent.id = cart_id;
  return false;
end
$function$;
comment on function private.put_cart_away(uuid) is 'Removes a cart, locked by the caller, and gives its coupon back; one for which a card payment was ever sent off becomes a cancelled order: true, and the caller writes the event.';

CREATE OR REPLACE FUNCTION private.put_coupon(target public.teacher_products_order, coupon_code text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  code text := private.normal_coupon_code(coupon_code);
  applied public.coupon;
begin
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;
  if target.coupon_code is distinct from code then
    perform private.refuse_unchecked_coupon(code);
  end if;
  -- Both coupons, by id, because an administrator may exchange one for the other on another order.
  perform from public.coupon
  where target.order_status = 'PROCESSING' and (coupon.coupon_code = code or coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    where redemption.order_id = target.id))
  order by coupon.id
  for update;
  select * into applied from public.coupon where coupon.coupon_code = code;
  perform private.raise_coupon_problem(
    private.coupon_problem(applied, target.teacher_profile_id, target.id));
  -- The same coupon again keeps its use: a card payment may have been prepared with it.
  if not exists (
    select from public.coupon_redemption as kept
    where kept.order_id = target.id and kept.coupon_id = applied.id
  ) then
    perform private.release_coupon(target.id);
  end if;

  perform private.price_order(
    target.id, applied.coupon_code, applied.discount_type, applied.discount_value);
  if target.order_status = 'PROCESSING' then
    perform private.redeem_coupon(target.id);
  end if;
end
$function$;
comment on function private.put_coupon(public.teacher_products_order,text) is 'Puts a coupon on an order that is locked, and counts it at once when the order is placed already.';

CREATE OR REPLACE FUNCTION private.put_invoice_details(profile_id uuid, invoice_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  typed_name text := btrim(coalesce(invoice_details ->> 'name', ''));
  typed_address text := btrim(coalesce(invoice_details ->> 'address', ''));
  typed_number text := regexp_replace(coalesce(invoice_details ->> 'vatNumber', ''), '\s', '', 'g');
begin
  if typed_name = '' and typed_address = '' and typed_number = '' then
    delete from private.invoice_details as kept where kept.teacher_profile_id = profile_id;
    return;
  elsif typed_name = '' or length(typed_name) > 200 or length(typed_address) > 500 then
    raise exception 'invoice_details_invalid' using errcode = 'PT422';
  elsif typed_number <> '' and not private.is_vat_number(typed_number) then
    raise exception 'vat_number_invalid' using errcode = 'PT422';
  end if;
  insert into private.invoice_details as kept (teacher_profile_id, name, address, vat_number)
  values (profile_id, typed_name, nullif(typed_address, ''), nullif(typed_number, ''))
  on conflict on constraint invoice_details_teacher_profile_id_key do update
  set name = excluded.name, address = excluded.address, vat_number = excluded.vat_number;
end
$function$;

CREATE OR REPLACE FUNCTION private.put_order_address(order_id uuid, shipping_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  address jsonb := private.tidy_shipping_details(shipping_details);
begin
  update public.teacher_products_order as parent
  set order_shipping_details = coalesce(address, parent.order_shipping_details)
  where parent.id = put_order_address.order_id;
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = put_order_address.order_id
      and parent.has_physical and parent.order_shipping_details is null
      and parent.order_status in ('PROCESSING', 'PAID')
  ) then
    raise exception 'shipping_details_required' using errcode = 'PT422';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.put_order_item(order_id uuid, item jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  product public.product;
  bundle public.product_bundle;
  line_id uuid;
  how_many integer;
begin
  if item ->> 'quantity' !~ '^\d{1,2}$' then
    raise exception 'quantity_not_allowed' using errcode = 'PT422';
  end if;
  how_many := (item ->> 'quantity')::integer;
  select * into product from public.product as added
  where added.id = private.id_in(item ->> 'productId')
  for share;
  select * into bundle from public.product_bundle as added
  where added.id = private.id_in(item ->> 'productBundleId')
  for share;
  if (product.id is null) = (bundle.id is null) then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  select line.id into line_id from public.order_line as line
  where line.order_id = put_order_item.order_id
    and (line.product_id = product.id or line.product_bundle_id = bundle.id);
  perform private.refuse_quantity(coalesce(how_many, 1), bundle.id is null);
  if line_id is not null then
    update public.order_line as line
    set questions = private.answer_questions(line.questions, item -> 'answers')
    where line.id = line_id and item ? 'answers';
    update public.order_line as line set quantity = how_many
    where line.id = line_id and how_many <> line.quantity;
  elsif product.id is not null then
    insert into public.order_line
      (order_id, product_id, title, price, discount_percentage, quantity, physical, questions)
    values (
      order_id, product.id, product.title, product.price, product.discount_percentage,
      coalesce(how_many, 1), product.physical,
      private.answer_questions(product.questions, item -> 'answers'));
  else
    insert into public.order_line
      (order_id, product_bundle_id, title, price, discount_percentage, physical, questions)
    values (
      order_id, bundle.id, bundle.title, bundle.price, bundle.discount_percentage,
      bundle.physical,
      private.answer_questions(private.bundle_questions(bundle.id), item -> 'answers'))
    returning id into line_id;
    perform private.copy_bundle_members(line_id, bundle.id);
  end if;
end
$function$;
comment on function private.put_order_item(uuid,jsonb) is 'Puts {productId or productBundleId, answers, quantity} on an order at today''s price, or replaces answers and quantity of what is there. Administrators may also sell what is not published, and several seats of what is not posted.';

CREATE OR REPLACE FUNCTION private.put_order_items(order_id uuid, items jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  item jsonb;
begin
  if items is null or jsonb_typeof(items) <> 'array' or jsonb_array_length(items) = 0 then
    raise exception 'products_required' using errcode = 'PT422';
  end if;
  delete from public.order_line as line
  where line.order_id = put_order_items.order_id and not exists (
    select from jsonb_array_elements(items) as kept
    where kept ->> 'productId' = line.product_id::text
      or kept ->> 'productBundleId' = line.product_bundle_id::text);
  for item in select value from jsonb_array_elements(items) loop
    perform private.put_order_item(order_id, item);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.question_without_place(question jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN ((question - '{number,sectionNumber}'::text[]) || jsonb_build_object('fields', (SELECT jsonb_agg((listed.field || jsonb_build_object('number', CASE WHEN starts_with((listed.field ->> 'number'::text), ((question_without_place.question ->> 'number'::text) || '.'::text)) THEN substr((listed.field ->> 'number'::text), (length((question_without_place.question ->> 'number'::text)) + 1)) ELSE (listed.field ->> 'number'::text) END)) ORDER BY listed.place) AS jsonb_agg FROM jsonb_array_elements((question_without_place.question -> 'fields'::text)) WITH ORDINALITY listed(field, place))));
comment on function private.question_without_place(jsonb) is 'A question without what follows from its place: its number, in those of its parts as well, and its section''s letter.';

CREATE OR REPLACE FUNCTION private.question_words(questions jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT string_agg((word.word #>> '{}'::text[]), ' '::text) AS string_agg FROM unnest(ARRAY['$[*]."label"'::jsonpath, '$[*]."hint"'::jsonpath, '$[*]."placeholder"'::jsonpath, '$[*]."items"[*]'::jsonpath]) path(path), LATERAL jsonb_path_query(question_words.questions, path.path) word(word) WHERE (word.word <> ALL (ARRAY['""'::jsonb, 'null'::jsonb])));

CREATE OR REPLACE FUNCTION private.questions_of_bundle(bundle_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.bundle_questions(questions_of_bundle.bundle_id);
end
$function$;
grant execute on function private.questions_of_bundle(uuid) to anon;
grant execute on function private.questions_of_bundle(uuid) to authenticated;
comment on function private.questions_of_bundle(uuid) is 'For the computed field _questions(), which has found the bundle with its reader''s rights.';

CREATE OR REPLACE FUNCTION private.questions_with_keys(questions jsonb)
 RETURNS TABLE(question_key text, place integer, question jsonb)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
      when own = '' then 'place ' || place
      -- An id that came twice names only the first.
      when row_number() over (partition by own order by place) > 1 then own || ' ' || place
      else own
    end, place::integer, question
  from (
    select coalesce(listed.question ->> 'id', '') as own, listed.place, listed.question
    from jsonb_array_elements(questions) with ordinality as listed (question, place)
  ) as listed
$function$;

CREATE OR REPLACE FUNCTION private.quotation_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN 90;
comment on function private.quotation_days() is 'For how many days a quotation may hold at most.';

CREATE OR REPLACE FUNCTION private.quotation_document(asked public.quotation)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  ordered public.teacher_products_order;
  state text;
begin
  select * into strict ordered from public.teacher_products_order as parent
  where parent.id = asked.order_id;
  state := private.quotation_state(asked, ordered);
  return jsonb_build_object(
    'id', asked.id, 'number', asked.number, 'issuedAt', asked.issued_at, 'validUntil', asked.valid_until,
    'state', state, 'language', asked.language, 'form', asked.form, 'seller', asked.seller,
    'buyer', asked.buyer ->> 'name', 'lines', asked.lines, 'couponAmount', asked.coupon_amount::text,
    'shippingFee', asked.shipping_fee::text, 'total', asked.total::text, 'vat', asked.vat::text,
    'acceptedBy', asked.accepted_by, 'purchaseOrderNumber', asked.purchase_order_number,
    'asksInvoiceTo', state = 'open' and private.lacks_invoice_details(ordered)
  ) || case
    -- Where to pay is told while there is something to pay, and only to whoever accepted by this link.
    when state = 'accepted' and asked.accepted_at is not null then jsonb_build_object(
      'orderNumber', ordered.order_number, 'orderStatus', ordered.order_status,
      'paymentDue', public._payment_due(ordered),
      'bank', case when ordered.order_status = 'PROCESSING' then private.bank_account() end)
    else '{}'::jsonb
  end;
end
$function$;
comment on function private.quotation_document(public.quotation) is 'A quotation as the page of its link shows it, amounts as texts: without the address and the email of the customer, since a link may be passed on.';

CREATE OR REPLACE FUNCTION private.quotation_of(token text)
 RETURNS public.quotation
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_one public.quotation;
begin
  select sent.* into found_one from private.quotation_link as link
  join public.quotation as sent on sent.id = link.quotation_id
  where link.token = quotation_of.token;
  if found_one.id is null then
    raise exception 'quotation_not_found' using errcode = 'PT404';
  end if;
  return found_one;
end
$function$;

CREATE OR REPLACE FUNCTION private.quotation_state(asked public.quotation, ordered public.teacher_products_order)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when ordered.order_status = 'CANCELLED' then 'withdrawn'
    when ordered.order_status <> 'QUOTING' then 'accepted'
    -- Accepted, and made a quote again by an administrator: a new one is needed.
    when asked.replaced_at is not null or asked.accepted_at is not null then 'replaced'
    when ordered.order_total <> asked.total
      or private.paper_lines(ordered.id) <> asked.lines then 'changed'
    when private.today() > asked.valid_until then 'expired'
    else 'open'
  end;
end
$function$;
comment on function private.quotation_state(public.quotation,public.teacher_products_order) is 'open: may be accepted. changed: the quote says something else by now. replaced: a newer quotation holds. expired, withdrawn, or accepted: ordered by the link or in the shop.';

CREATE OR REPLACE FUNCTION private.quotation_told(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'id', sent.id, 'number', sent.number, 'validUntil', sent.valid_until, 'token', link.token)
    from public.quotation as sent
    join private.quotation_link as link on link.quotation_id = sent.id
    where sent.order_id = quotation_told.order_id
    order by sent.number desc
    limit 1);
end
$function$;
comment on function private.quotation_told(uuid) is 'The newest quotation of an order, for the mails about it; null when none was sent.';

CREATE OR REPLACE FUNCTION private.quotations_document(ordered public.teacher_products_order)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', sent.id, 'number', sent.number, 'issuedAt', sent.issued_at, 'validUntil', sent.valid_until,
      'sentTo', sent.sent_to, 'total', sent.total::text, 'acceptedAt', sent.accepted_at,
      'acceptedBy', sent.accepted_by, 'purchaseOrderNumber', sent.purchase_order_number,
      'state', case
        -- Of several, the order came from the one that was accepted, or from none of them.
        when ordered.order_status not in ('QUOTING', 'CANCELLED') and sent.accepted_at is null
          then 'replaced'
        else private.quotation_state(sent, ordered) end,
      'token', link.token) order by sent.number desc)
    from public.quotation as sent
    join private.quotation_link as link on link.quotation_id = sent.id
    where sent.order_id = ordered.id
  ), '[]');
end
$function$;
comment on function private.quotations_document(public.teacher_products_order) is 'What was sent of a quote, the newest first, with the secret of each link.';

CREATE OR REPLACE FUNCTION private.raise_cart_problem(problem text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  case problem
    when 'cart_empty' then raise exception 'cart_empty' using errcode = 'PT409';
    when 'product_not_available' then
      raise exception 'product_not_available' using errcode = 'PT404';
    when 'questions_required' then raise exception 'questions_required' using errcode = 'PT422';
    when 'product_owned' then raise exception 'product_owned' using errcode = 'PT409';
    when 'invoice_details_required' then
      raise exception 'invoice_details_required' using errcode = 'PT422';
    else null;
  end case;
end
$function$;
comment on function private.raise_cart_problem(text) is 'Raises the word of private.cart_problem() as an error; does nothing for null.';

CREATE OR REPLACE FUNCTION private.raise_coupon_problem(problem text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  case problem
    when 'coupon_not_found' then raise exception 'coupon_not_found' using errcode = 'PT404';
    when 'coupon_disabled' then raise exception 'coupon_disabled' using errcode = 'PT409';
    when 'coupon_not_started' then raise exception 'coupon_not_started' using errcode = 'PT409';
    when 'coupon_expired' then raise exception 'coupon_expired' using errcode = 'PT409';
    when 'coupon_not_for_you' then raise exception 'coupon_not_for_you' using errcode = 'PT403';
    when 'coupon_used_up' then raise exception 'coupon_used_up' using errcode = 'PT409';
    when 'coupon_changed' then raise exception 'coupon_changed' using errcode = 'PT409';
    else null;
  end case;
end
$function$;
comment on function private.raise_coupon_problem(text) is 'Raises the word of private.coupon_problem() or private.try_redeem_coupon() as an error; does nothing for null.';

CREATE OR REPLACE FUNCTION private.rand_in(said text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN (said ~ '^-?[0-9]{1,10}(\.[0-9]{1,2})?$'::text) THEN (said)::numeric ELSE NULL::numeric END;
comment on function private.rand_in(text) is 'Rand in a text; null for anything else.';

CREATE OR REPLACE FUNCTION private.random_coupon_code(prefix text)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
RETURN (prefix || (SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789'::text, (1 + (get_byte(drawn.bytes, place.place) % 32)), 1), ''::text) AS string_agg FROM (SELECT extensions.gen_random_bytes(8) AS bytes) drawn, generate_series(0, 7) place(place)));
comment on function private.random_coupon_code(text) is 'The prefix and eight characters that nobody guesses: 32 to the power of eight. Without I, O, 0 and 1, which people confuse.';

CREATE OR REPLACE FUNCTION private.reachable_profile(teacher_profile_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile
  where profile.id = coalesce(reachable_profile.teacher_profile_id, private.my_teacher_profile_id())
    and (profile.user_id = caller or private.in_group('admin'));
  if profile_id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  return profile_id;
end
$function$;
comment on function private.reachable_profile(uuid) is 'The profile named, or the caller''s own when none is named. Only administrators may name somebody else''s.';

CREATE OR REPLACE FUNCTION private.read_invoice_details(teacher_profile_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('name', kept.name, 'address', COALESCE(kept.address, ''::text), 'vatNumber', COALESCE(kept.vat_number, ''::text)) AS jsonb_build_object FROM private.invoice_details kept WHERE (kept.teacher_profile_id = read_invoice_details.teacher_profile_id));

CREATE OR REPLACE FUNCTION private.readable_order(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  since timestamptz;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = readable_order.order_id;
  if asked.teacher_profile_id = private.my_teacher_profile_id() then
    return asked;
  end if;
  since := private.orders_seen_since();
  if asked.created_at > since or asked.order_date_time > since then
    return asked;
  end if;
  return null;
end
$function$;
comment on function private.readable_order(uuid) is 'The order as it is, if the caller may read it; otherwise a row of nulls.';

CREATE OR REPLACE FUNCTION private.rebuild_reporting_teachers()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  key uuid;
begin
  for key in
    select kept.id from public.reporting_teacher as kept
    union
    select source.id from private.reporting_teacher_source as source
    order by 1
  loop
    perform private.refresh_reporting_teacher(key);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.recipient_of(profile_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(
      nullif(btrim(concat_ws(' ', profile.title, profile.name, profile.surname)), ''),
      -- A name that was typed for the invoice of an empty profile.
      (select kept.name from private.invoice_details as kept
       where kept.teacher_profile_id = profile.id),
      -- The name that he or she signs in with.
      split_part(profile.owner, '::', 2))
    from public.teacher_profile as profile where profile.id = profile_id
  );
end
$function$;
comment on function private.recipient_of(uuid) is 'Whose name is on the parcel.';

CREATE OR REPLACE FUNCTION private.record_act(table_name text, row_id uuid, verb text, details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.acting_user();
begin
  insert into public.admin_audit (actor_id, actor, table_name, row_id, verb, old_values, new_values)
  values (
    caller, coalesce(private.owner_of(caller), caller::text), record_act.table_name, record_act.row_id,
    record_act.verb,
    case when record_act.verb = 'delete' then details else '{}' end,
    case when record_act.verb = 'delete' then '{}' else details end);
end
$function$;
comment on function private.record_act(text,uuid,text,jsonb) is 'For an act of an administrator that is not the writing of one row of our tables: enters it in the audit of the row where people look for it. To be called by functions that have checked the caller.';

CREATE OR REPLACE FUNCTION private.record_admin_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.acting_user();
  before jsonb := '{}';
  after jsonb := '{}';
  old_values jsonb;
  new_values jsonb;
begin
  if caller is null or not exists (
    select from private.user_group as membership
    where membership.user_id = caller and membership.group_name in ('admin', 'superadmin'))
  then
    return null;
  end if;

  if tg_op <> 'INSERT' then
    before := to_jsonb(old);
  end if;
  if tg_op <> 'DELETE' then
    after := to_jsonb(new);
  end if;
  -- "tg_argv" names the secret columns. Moments and search texts are left out: they follow from the rest.
  select jsonb_object_agg(was.key, private.audited_value(was.value, was.key = any (tg_argv)))
  into old_values
  from jsonb_each(before) as was
  where was.key not in ('created_at', 'updated_at', 'search_field')
    and was.value is distinct from after -> was.key;
  select jsonb_object_agg(became.key, private.audited_value(became.value, became.key = any (tg_argv)))
  into new_values
  from jsonb_each(after) as became
  where became.key not in ('created_at', 'updated_at', 'search_field')
    and became.value is distinct from before -> became.key;

  if old_values is not null or new_values is not null then
    insert into public.admin_audit
      (actor_id, actor, table_name, row_id, verb, old_values, new_values)
    values (
      caller, coalesce(private.owner_of(caller), caller::text), tg_table_name,
      -- A membership has no id of its own, so its user's id is recorded.
      coalesce(after ->> 'id', before ->> 'id', after ->> 'user_id', before ->> 'user_id')::uuid,
      lower(tg_op), coalesce(old_values, '{}'), coalesce(new_values, '{}'));
  end if;
  return null;
end
$function$;
comment on function private.record_admin_write() is 'The trigger that writes the audit. Its arguments name columns whose values are secret. An update that changes nothing adds no row.';

CREATE OR REPLACE FUNCTION private.record_order_event(order_id uuid, from_status text, to_status text, reason text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  event_id uuid;
begin
  insert into public.order_event (order_id, actor_id, from_status, to_status, reason)
  values (
    record_order_event.order_id, auth.uid(), record_order_event.from_status,
    record_order_event.to_status, record_order_event.reason)
  returning id into event_id;
  return event_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.redeem_coupon(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.raise_coupon_problem(private.try_redeem_coupon(order_id));
end
$function$;
comment on function private.redeem_coupon(uuid) is 'private.try_redeem_coupon() for the transaction that places an order: raises the problem. To be called after private.refresh_order().';

CREATE OR REPLACE FUNCTION private.refresh_coupon(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  now_gives record;
begin
  select coupon.coupon_code, coupon.discount_type, coupon.discount_value into now_gives
  from public.teacher_products_order as parent
  join public.coupon on coupon.coupon_code = parent.coupon_code
  where parent.id = refresh_coupon.order_id
    and (coupon.discount_type, coupon.discount_value)
      is distinct from (parent.coupon_discount_type, parent.coupon_discount_value);
  if found then
    perform private.price_order(
      order_id, now_gives.coupon_code, now_gives.discount_type, now_gives.discount_value);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_delivery(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.delivery as listed
  set recipient = private.recipient_of(parent.teacher_profile_id),
    town = coalesce(parent.order_shipping_details ->> 'city', ''),
    quantity = goods.quantity, packed = boxed.packed, sent = boxed.sent, delivered = boxed.delivered,
    delivery_state = case
      when parent.order_status <> 'PAID' and boxed.sent > 0 then 'RECALLED'
      when parent.order_status <> 'PAID' or goods.quantity = 0 and boxed.packed = 0 then 'WITHDRAWN'
      when goods.missing > 0 then 'TO_PACK'
      when boxed.sent < boxed.packed then 'PACKED'
      when boxed.delivered < boxed.sent then 'SENT'
      else 'DELIVERED' end,
    search_field = lower(concat_ws(' ', parent.order_number,
      private.recipient_of(parent.teacher_profile_id), split_part(parent.owner, '::', 2),
      parent.order_shipping_details ->> 'city', parent.order_shipping_details ->> 'postalCode',
      boxed.tracking_numbers))
  from public.teacher_products_order as parent
  cross join lateral (
    select coalesce(sum(posted.quantity), 0) as quantity,
      coalesce(sum(greatest(posted.quantity - posted.packed, 0)), 0) as missing
    from private.posted_goods(parent.id) as posted
  ) as goods
  cross join lateral (
    select coalesce(sum(inside.quantity), 0) as packed,
      coalesce(sum(inside.quantity) filter (where box.parcel_state <> 'PACKED'), 0) as sent,
      coalesce(sum(inside.quantity) filter (where box.parcel_state = 'DELIVERED'), 0) as delivered,
      string_agg(distinct box.tracking_number, ' ') as tracking_numbers
    from public.parcel as box
    join public.parcel_line as inside on inside.parcel_id = box.id
    where box.order_id = parent.id
  ) as boxed
  where parent.id = refresh_delivery.order_id and listed.order_id = parent.id;
end
$function$;
comment on function private.refresh_delivery(uuid) is 'The one place where the state of a delivery is derived: from the order, what was bought and its parcels.';

CREATE OR REPLACE FUNCTION private.refresh_order(order_id uuid)
 RETURNS SETOF public.order_line
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  goods record;
  line public.order_line;
  price_now numeric;
begin
  perform private.lock_goods(order_id);
  perform from public.teacher_products_order as parent
  where parent.id = refresh_order.order_id and parent.order_status = 'PENDING'
  for update;
  if not found then
    return;
  end if;

  for goods in select * from private.current_goods(order_id) as current_line order by line_id loop
    select * into line from public.order_line where order_line.id = goods.line_id for update;
    continue when line.id is null or (
      (line.title, line.price, line.discount_percentage, line.physical, line.questions)
        is not distinct from
      (goods.title, goods.price, goods.discount_percentage, goods.physical, goods.questions)
      and (goods.bundle_id is null or private.line_members(line.id) = goods.members));

    price_now := private.discounted_price(coalesce(goods.price, 0), goods.discount_percentage);
    update public.order_line
    set title = goods.title, price = goods.price, discount_percentage = goods.discount_percentage,
        physical = goods.physical, questions = goods.questions,
        -- What is no longer posted is bought once. Seats that an administrator agreed stay as many as they are.
        quantity = case when line.physical and not goods.physical then 1 else line.quantity end,
        price_before = nullif(coalesce(line.price_before, line.unit_price), price_now)
    where order_line.id = line.id;
    if goods.bundle_id is not null then
      perform private.copy_bundle_members(line.id, goods.bundle_id);
    end if;
    return query select * from public.order_line where order_line.id = line.id;
  end loop;

  perform private.refresh_coupon(order_id);
end
$function$;
comment on function private.refresh_order(uuid) is 'Brings a PENDING order up to date and returns the lines that changed. To be called with the profile locked and the order not yet locked, because it locks the goods first. A quote keeps its prices. Lines whose goods are no longer sold stay as they were; private.cart_problem() reports them.';

CREATE OR REPLACE FUNCTION private.refresh_reporting_teacher(key uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if key is null then
    return;
  end if;
  -- The row is locked in one statement and the sources are read in the next, so that the second of two
  -- simultaneous changes sees the first.
  insert into public.reporting_teacher (id, owner, username, registration_date)
  values (key, '', '', now())
  on conflict on constraint reporting_teacher_pkey do nothing;
  perform from public.reporting_teacher as kept where kept.id = key for update;

  update public.reporting_teacher as kept
  set teacher_profile_id = source.teacher_profile_id, owner = source.owner,
    username = source.username, title = source.title, name = source.name,
    surname = source.surname, language = source.language, province = source.province,
    email = source.email, phone = source.phone,
    registration_date = coalesce(source.registration_date, kept.created_at),
    roles = source.roles, product_count = source.product_count,
    teacher_profile_school_id = source.teacher_profile_school_id,
    school_name = source.school_name, search_field = private.search_text(concat_ws(' ',
      source.username, source.email, source.phone, source.title, source.name, source.surname,
      source.province, source.language, source.school_name, array_to_string(source.roles, ' ')))
  from private.reporting_teacher_source as source
  where source.id = refresh_reporting_teacher.key and kept.id = refresh_reporting_teacher.key;
  if not found then
    delete from public.reporting_teacher as kept where kept.id = refresh_reporting_teacher.key;
  end if;
end
$function$;
comment on function private.refresh_reporting_teacher(uuid) is 'Copies one row from its sources again, or deletes it when they are gone.';

CREATE OR REPLACE FUNCTION private.refund_told(invoice_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('method', noted.refund_method, 'couponAmount', (credit.coupon_amount)::text, 'shippingFee', (credit.shipping_fee)::text, 'vat', (credit.vat)::text, 'total', (credit.total)::text, 'lines', COALESCE((SELECT jsonb_agg(jsonb_build_object('title', (line.value ->> 'title'::text), 'language', private.line_language(ordered.*), 'quantity', ((line.value ->> 'quantity'::text))::integer, 'unitPrice', (line.value ->> 'unitPrice'::text), 'price', (line.value ->> 'linePrice'::text), 'couponShare', (line.value ->> 'couponShare'::text), 'withdrawn', (ordered.withdrawn_at IS NOT NULL), 'kept', COALESCE(((NOT ordered.physical) AND (ordered.withdrawn_at IS NULL)), false)) ORDER BY line.place) AS jsonb_agg FROM (jsonb_array_elements(credit.lines) WITH ORDINALITY line(value, place) LEFT JOIN public.order_line ordered ON ((ordered.id = private.id_in((line.value ->> 'lineId'::text)))))), '[]'::jsonb)) AS jsonb_build_object FROM (public.refund noted JOIN public.invoice credit ON ((credit.id = noted.invoice_id))) WHERE (noted.invoice_id = refund_told.invoice_id));
comment on function private.refund_told(uuid) is 'What the mail about a refund says, by its credit note; amounts are texts.';

CREATE OR REPLACE FUNCTION private.refundable_invoice(asked public.teacher_products_order)
 RETURNS public.invoice
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  document public.invoice;
begin
  if asked.order_status <> 'PAID' then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
  document := private.open_invoice(asked.id);
  if document.id is null then
    raise exception 'nothing_to_refund' using errcode = 'PT409';
  end if;
  return document;
end
$function$;

CREATE OR REPLACE FUNCTION private.refunds_to_pay_out()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'count', count(*), 'total', coalesce(sum(noted.total), 0.00)::text,
      'oldest', coalesce(jsonb_agg(jsonb_build_object(
        'orderNumber', noted.order_number, 'total', noted.total::text, 'notedAt', noted.created_at,
        'method', noted.refund_method) order by noted.created_at) filter (where noted.place <= 10), '[]'))
    from (
      select credit.order_number, credit.total, owed.created_at, owed.refund_method,
        row_number() over (order by owed.created_at, owed.id) as place
      from public.refund as owed
      join public.invoice as credit on credit.id = owed.invoice_id
      where owed.paid_out_on is null
    ) as noted);
end
$function$;
comment on function private.refunds_to_pay_out() is '{count, total, oldest}: refunds that are noted and whose money has not left, with the ten oldest.';

CREATE OR REPLACE FUNCTION private.refuse_as_target(parent public.teacher_products_order, due numeric, expected_due numeric)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if parent.order_status = 'PAID' and (parent.order_payment_method is distinct from 'EFT' or due <= 0) then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif parent.order_status not in ('PROCESSING', 'PAID') then
    raise exception 'order_not_open' using errcode = 'PT409';
  elsif due <> expected_due or due <= 0 then
    raise exception 'order_changed' using errcode = 'PT409';
  end if;
  perform private.refuse_open_payment(parent.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'audit_is_append_only' using errcode = 'PT409';
end
$function$;
comment on function private.refuse_audit_change() is 'Refuses changes by the owner of the table too.';

CREATE OR REPLACE FUNCTION private.refuse_category_cycle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.parent_id is null then
    return new;
  end if;
  -- Without the lock, two moves at once could together close a circle that neither closes alone.
  perform pg_advisory_xact_lock(hashtextextended('product_category_tree', 0));
  if exists (
    with recursive ancestor as (
      select new.parent_id as id
      union
      select category.parent_id
      from public.product_category as category
      join ancestor on category.id = ancestor.id
      where category.parent_id is not null
    )
    select from ancestor where ancestor.id = new.id
  ) then
    raise exception 'category_cycle' using errcode = 'PT422';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_large_document(document jsonb)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if length(document::text) > 1000000 then
    raise exception 'document_too_large' using errcode = 'PT422';
  end if;
end
$function$;
comment on function private.refuse_large_document(jsonb) is 'At most a million characters, about a hundred pages. Pictures belong in Storage, not in the text.';

CREATE OR REPLACE FUNCTION private.refuse_many_invitations(line public.order_line)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if (
    select count(*) from private.order_mail as mail
    where mail.order_id = line.order_id and mail.kind = 'seat'
      and mail.created_at > now() - interval '1 day') >= (
    select 3 * sum(bought.quantity) from public.order_line as bought
    where bought.order_id = line.order_id and not bought.physical)
  then
    raise exception 'mails_sent_too_often' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_many_invitations(public.order_line) is 'Three invitations a day for each seat of an order: whoever invites and takes back cannot send mails without end.';

CREATE OR REPLACE FUNCTION private.refuse_merge(kept public.teacher_profile, emptied public.teacher_profile)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if kept.id is null or emptied.id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  elsif kept.closed_at is not null or emptied.closed_at is not null then
    raise exception 'profile_closed' using errcode = 'PT409';
  elsif private.groups_of(emptied.user_id) && array['admin', 'superadmin', 'reporting'] then
    raise exception 'merge_office_account' using errcode = 'PT409';
  elsif kept.user_id is null and emptied.user_id is not null then
    raise exception 'merge_without_user' using errcode = 'PT409';
  elsif (
    select count(*) from public.teacher_subscription as subscription
    where subscription.teacher_profile_id in (kept.id, emptied.id)
      and private.subscription_is_valid(subscription.status_text, subscription.run_date)) > 1
  then
    raise exception 'merge_two_subscriptions' using errcode = 'PT409';
  elsif exists (
    select from public.teacher_products_order as paying
    where paying.teacher_profile_id in (kept.id, emptied.id) and paying.payment_open_until > now())
  then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_merge(public.teacher_profile,public.teacher_profile) is 'Raises why two profiles cannot become one. To be called with both, their subscriptions and orders locked.';

CREATE OR REPLACE FUNCTION private.refuse_open_payment(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  live public.payment_attempt := private.live_attempt(order_id);
begin
  if live.expires_at <= now() then
    perform private.end_attempt(live.id, 'expired');
  elsif live.sent_at is not null then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_open_payment(uuid) is 'Refuses to go on while a card payment of this order is being confirmed, because it would be paid twice. To be called with the order locked.';

CREATE OR REPLACE FUNCTION private.refuse_other_total(order_id uuid, expected_total numeric)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = refuse_other_total.order_id and parent.order_total <> expected_total)
  then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_other_total(uuid,numeric) is 'Refuses an order that comes to another total than the administrator was shown; without one it refuses nothing.';

CREATE OR REPLACE FUNCTION private.refuse_paying_for(profile_id uuid, item_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.teacher_products_order as paying
    join public.order_line as line on line.order_id = paying.id
    where paying.teacher_profile_id = refuse_paying_for.profile_id
      and paying.payment_open_until > now()
      and item_id in (line.product_id, line.product_bundle_id)
  ) then
    raise exception 'payment_being_confirmed' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_paying_for(uuid,uuid) is 'Refuses a resource or bundle that is in an order whose card payment is being confirmed: the teacher would pay for it twice.';

CREATE OR REPLACE FUNCTION private.refuse_quantity(quantity integer, several boolean)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if coalesce(quantity, 0) not between 1 and 99 or (quantity > 1 and not several) then
    raise exception 'quantity_not_allowed' using errcode = 'PT422';
  end if;
end
$function$;
comment on function private.refuse_quantity(integer,boolean) is 'Refuses what is not 1 to 99, and more than one where there may not be several: for buyers of everything that is not posted, for administrators of bundles only.';

CREATE OR REPLACE FUNCTION private.refuse_refund_lines(document public.invoice, lines jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(lines) is distinct from 'array' or exists (
    select from jsonb_array_elements(lines) as line (value)
    where private.id_in(line.value ->> 'lineId') is null
      or coalesce(line.value ->> 'quantity', '') !~ '^[1-9]\d?$'
      or jsonb_typeof(coalesce(line.value -> 'withdraw', 'false')) <> 'boolean'
  ) or (
    select count(*) <> count(distinct line.value ->> 'lineId')
    from jsonb_array_elements(lines) as line (value)
  ) then
    raise exception 'refund_lines_malformed' using errcode = 'PT422';
  end if;
  if exists (
    select from jsonb_array_elements(lines) as line (value)
    where (line.value ->> 'quantity')::integer > (
      select count(*) from private.pieces_left(document) as remaining
      where remaining.line_id = private.id_in(line.value ->> 'lineId'))
  ) then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_refund_lines(public.invoice,jsonb) is 'Refuses lines that are no lines, and more of a line than is left of it.';

CREATE OR REPLACE FUNCTION private.refuse_too_many(count integer)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if count > 100 then
    raise exception 'too_many_rows' using errcode = 'PT422';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_unchecked_coupon(code text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if private.in_group('admin') or exists (
    select from private.checked_coupon as checked
    join public.coupon on coupon.id = checked.coupon_id
    where checked.user_id = private.my_user_id() and coupon.coupon_code = refuse_unchecked_coupon.code
      and checked.updated_at > now() - interval '1 hour')
  then
    return;
  end if;
  raise exception 'coupon_not_verified' using errcode = 'PT409';
end
$function$;
comment on function private.refuse_unchecked_coupon(text) is 'The same refusal whether there is such a code or not. Administrators may read all codes.';

CREATE OR REPLACE FUNCTION private.refuse_unknown_tags(tags uuid[])
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from unnest(refuse_unknown_tags.tags) as tag_id
    where not exists (select from public.product_tag as tag where tag.id = tag_id)
  ) then
    raise exception 'tag_not_found' using errcode = 'PT422';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_unpaid(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = refuse_unpaid.order_id and parent.order_status = 'PAID'
  ) then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
end
$function$;
comment on function private.refuse_unpaid(uuid) is 'Nothing is posted for an order that is not paid, or no more.';

CREATE OR REPLACE FUNCTION private.release_coupon(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  released_id uuid;
begin
  select redemption.coupon_id into released_id
  from public.coupon_redemption as redemption
  where redemption.order_id = release_coupon.order_id;
  if released_id is null then
    return;
  end if;

  perform from public.coupon where coupon.id = released_id for update;
  delete from public.coupon_redemption as redemption
  where redemption.order_id = release_coupon.order_id;
  if found then
    update public.coupon set uses = coupon.uses - 1 where coupon.id = released_id;
  end if;
end
$function$;
comment on function private.release_coupon(uuid) is 'Gives back the use of a coupon when its order is cancelled or its card payment brought no money. The order must be locked; its amounts stay. Does nothing for an order that used none.';

CREATE OR REPLACE FUNCTION private.remind_of_quotations()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ending public.quotation;
begin
  if not private.reminding_hours()
    @> extract(hour from now() at time zone 'Africa/Johannesburg')::integer
  then
    return;
  end if;
  for ending in
    select sent.* from public.quotation as sent
    join public.teacher_products_order as quote on quote.id = sent.order_id
    where sent.replaced_at is null and sent.accepted_at is null
      and sent.valid_until between private.today() and private.today() + private.reminder_days()
      and now() - sent.issued_at > (sent.valid_until + 1)::timestamp - now() at time zone 'Africa/Johannesburg'
      and private.quotation_state(sent, quote) = 'open'
      and not exists (
        select from private.order_mail as mail
        where mail.order_id = sent.order_id and mail.kind = 'quote_ends' and mail.event_id = sent.id)
    order by sent.valid_until
    limit 50
  loop
    perform private.note_quotation_mail(ending, 'quote_ends');
  end loop;
end
$function$;
comment on function private.remind_of_quotations() is 'Puts a reminder into the outbox for each quotation that ends soon and was not answered, once. claim_order_mail() calls it.';

CREATE OR REPLACE FUNCTION private.reminder_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN 3;
comment on function private.reminder_days() is 'How many days before its end a quotation is reminded of; never before half of its time is over.';

CREATE OR REPLACE FUNCTION private.reminding_hours()
 RETURNS int4range
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN int4range(7, 19);
comment on function private.reminding_hours() is 'The hours of the day, in South Africa, in which people are reminded: nobody is written to at night.';

CREATE OR REPLACE FUNCTION private.rename_addressees(emptied_id uuid, kept_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.coupon
  set restrict_to_teachers = array(
    select distinct unnest(array_replace(coupon.restrict_to_teachers, emptied_id, kept_id)))
  where emptied_id = any (coupon.restrict_to_teachers);
  update public.announcement
  set send_to = array(
    select distinct unnest(array_replace(announcement.send_to, emptied_id::text, kept_id::text)))
  where announcement.send_to @> array[emptied_id::text];
  -- What can be brought back within a day carries its owner in a document.
  update private.deleted_activity as gone
  set content = gone.content || jsonb_build_object('teacher_profile_id', kept_id)
  where gone.teacher_profile_id = emptied_id;
  update private.deleted_class as gone
  set content = gone.content || jsonb_build_object('teacher_profile_id', kept_id),
    periods = replace(gone.periods::text, emptied_id::text, kept_id::text)::jsonb
  where gone.teacher_profile_id = emptied_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.rename_orders_of_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.teacher_products_order as renamed set search_field = ''
  where renamed.teacher_profile_id = new.id;
  return null;
end
$function$;
comment on function private.rename_orders_of_profile() is 'Any update makes private.fill_order_search_field() write the text anew.';

CREATE OR REPLACE FUNCTION private.report_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(coalesce(new.user_id, old.user_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(
    private.reporting_key(coalesce(new.teacher_profile_id, old.teacher_profile_id)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(private.reporting_key(buyer.teacher_profile_id))
  from (
    select distinct bought.teacher_profile_id
    from changed
    join public.teacher_products_order as bought on bought.id = changed.order_id
    where bought.order_status = 'PAID'
    order by bought.teacher_profile_id
  ) as buyer;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A profile that gets or loses its user moves to another row; the old row goes first, for the unique key.
  if tg_op <> 'INSERT' then
    perform private.refresh_reporting_teacher(coalesce(old.user_id, old.id));
  end if;
  if tg_op <> 'DELETE' then
    perform private.refresh_reporting_teacher(coalesce(new.user_id, new.id));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_school()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(coalesce(profile.user_id, profile.id))
  from public.teacher_profile as profile where profile.teacher_profile_school_id = new.id
  order by profile.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(coalesce(new.id, old.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_withdrawn_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_reporting_teacher(private.reporting_key(new.teacher_profile_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.reporting_key(profile_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT COALESCE(profile.user_id, profile.id) AS "coalesce" FROM public.teacher_profile profile WHERE (profile.id = reporting_key.profile_id));

CREATE OR REPLACE FUNCTION private.require_admin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.signed_in_user();
  if not private.in_group('admin') then
    raise exception 'admin_required' using errcode = 'PT403';
  end if;
end
$function$;
comment on function private.require_admin() is 'Raises an error unless the caller is an administrator.';

CREATE OR REPLACE FUNCTION private.require_back_office()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.signed_in_user();
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    raise exception 'admin_required' using errcode = 'PT403';
  end if;
end
$function$;
comment on function private.require_back_office() is 'Raises an error unless the caller is an administrator or a superadmin.';

CREATE OR REPLACE FUNCTION private.require_content(product_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.signed_in_user();
  if private.in_group('admin') then
    return;
  end if;
  if not private.owns_product(private.my_teacher_profile_id(), require_content.product_id) then
    raise exception 'product_not_owned' using errcode = 'PT403';
  end if;
end
$function$;
comment on function private.require_content(uuid) is 'Raises an error unless the caller owns the resource or is an administrator.';

CREATE OR REPLACE FUNCTION private.require_superadmin()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform private.signed_in_user();
  if not private.in_group('superadmin') then
    raise exception 'superadmin_required' using errcode = 'PT403';
  end if;
end
$function$;
comment on function private.require_superadmin() is 'Raises an error unless the caller is a superadmin.';

CREATE OR REPLACE FUNCTION private.resources_without_files()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*) from public.product as sold
    where not sold.physical and sold.publish_date <= now()
      and not exists (
        select from public.product_content as content
        where content.product_id = sold.id
          and (cardinality(content.file_keys) > 0 or cardinality(content.urls) > 0)));
end
$function$;
comment on function private.resources_without_files() is 'Published resources to download that have neither a file nor a video.';

CREATE OR REPLACE FUNCTION private.rich_text_words(state jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (SELECT string_agg((SELECT string_agg(CASE (child.value ->> 'type'::text) WHEN 'linebreak'::text THEN ' '::text WHEN 'figure'::text THEN private.figure_words(child.value) ELSE COALESCE((child.value ->> 'text'::text), (child.value ->> 'equation'::text), (child.value ->> 'altText'::text), ''::text) END, ''::text) AS string_agg FROM jsonb_array_elements((node.node -> 'children'::text)) child(value)), ' '::text) AS string_agg FROM jsonb_path_query(rich_text_words.state, 'strict $.**?(@."children".type() == "array")'::jsonpath) node(node));
comment on function private.rich_text_words(jsonb) is 'The words, formulas, figures and descriptions of pictures in the state of a Lexical editor.';

CREATE OR REPLACE FUNCTION private.role_list(roles text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN array_to_string(roles, ', '::text);

CREATE OR REPLACE FUNCTION private.rows_of_profile(profile_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  -- Secrets of the account's devices and of payments, what only the search reads, who in the office acted, and how the
  -- card provider spoke to us.
  left_out constant text[] := array['session_token', 'token', 'search_field', 'owner', 'actor_id', 'order_actors',
    'resolved_by', 'confirmed_by', 'undone_by', 'noted_by', 'raw_body', 'headers', 'fields', 'source_address', 'merchant_id'];
  parents regclass[] := array['public.teacher_profile'::regclass];
  ids jsonb := jsonb_build_array(jsonb_build_array(profile_id));
  place integer := 1;
  child record;
  child_rows jsonb;
  child_ids jsonb;
  found jsonb := '{}';
begin
  while place <= cardinality(parents) loop
    for child in
      select distinct on (link.conrelid) link.conrelid::regclass as relation, class.relname, link_column.attname
      from pg_catalog.pg_constraint as link
      join pg_catalog.pg_class as class on class.oid = link.conrelid
      join pg_catalog.pg_attribute as link_column
        on link_column.attrelid = link.conrelid and link_column.attnum = link.conkey[1]
      where link.contype = 'f' and link.confrelid = parents[place] and cardinality(link.conkey) = 1
        and link.conrelid::regclass <> all (parents)
      order by link.conrelid, link.conname
    loop
      execute format(
        'select coalesce(jsonb_agg(to_jsonb(held) - $2 order by held.created_at, held.id), ''[]''),
           coalesce(jsonb_agg(held.id), ''[]'')
         from %s as held
         where held.%I in (select parent.id::uuid from jsonb_array_elements_text($1) as parent (id))',
        child.relation, child.attname)
        into child_rows, child_ids using ids -> (place - 1), left_out;
      found := found || jsonb_build_object(child.relname, child_rows);
      parents := parents || child.relation;
      ids := ids || jsonb_build_array(child_ids);
    end loop;
    place := place + 1;
  end loop;
  -- What somebody else made up about an order is not about the person: only what the provider has confirmed is.
  return found || jsonb_build_object('payment_notification', (
    select coalesce(jsonb_agg(notification.content order by notification.place), '[]')
    from jsonb_array_elements(found -> 'payment_notification')
      with ordinality as notification (content, place)
    where (notification.content ->> 'counts')::boolean));
end
$function$;
comment on function private.rows_of_profile(uuid) is 'Every row that belongs to a profile, by table, oldest first; secrets of devices and payments are left out, and notifications of payments that the provider has not confirmed.';

CREATE OR REPLACE FUNCTION private.sales_between(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'total', coalesce(sum(
        case paper.kind when 'invoice' then paper.total else -paper.total end), 0.00)::text,
      'orders', count(*) filter (where paper.kind = 'invoice'))
    from public.invoice as paper
    where paper.issued_at >= since and paper.issued_at < sales_between.until);
end
$function$;
comment on function private.sales_between(timestamp with time zone,timestamp with time zone) is '{total, orders}: what was invoiced minus what was credited, VAT included, and the number of invoices. A refund counts on the day of its credit note.';

CREATE OR REPLACE FUNCTION private.sales_of(unit text, step interval)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  here timestamp := now() at time zone 'Africa/Johannesburg';
  since timestamp := date_trunc(unit, here);
begin
  return private.sales_between(since at time zone 'Africa/Johannesburg', 'infinity')
    || jsonb_build_object(
      'since', since::date,
      'before', private.sales_between(
        (since - step) at time zone 'Africa/Johannesburg',
        (here - step) at time zone 'Africa/Johannesburg'));
end
$function$;
comment on function private.sales_of(text,interval) is 'Sales of this day, week (from Monday) or month until now, and before: of as many days a step earlier, until the same time of the day.';

CREATE OR REPLACE FUNCTION private.sample_cart()
 RETURNS SETOF public.product
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  (select product.* from public.product
   where private.is_orderable(product) and product.sale_price > 0 and not product.physical
   order by product.publish_date desc, product.id limit 2)
  union all
  (select product.* from public.product
   where private.is_orderable(product) and product.sale_price > 0 and product.physical
   order by product.publish_date desc, product.id limit 1)
$function$;
comment on function private.sample_cart() is 'The two newest downloads that cost something, and the newest posted resource.';

CREATE OR REPLACE FUNCTION private.schedule_calls()
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  call private.scheduled_call;
  scheduled integer := 0;
begin
  for call in select * from private.scheduled_call order by function_name loop
    perform cron.schedule(
      call.function_name,
      format('*/%s * * * *', call.every_minutes),
      format('select private.call_function(%L)', call.function_name));
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end
$function$;
comment on function private.schedule_calls() is 'To be run once on a new project, and again when the table has changed. A job of the same name is replaced.';

CREATE OR REPLACE FUNCTION private.school_weeks(province text, anchor date, first_day date, last_day date)
 RETURNS TABLE(monday date, term_id uuid, week_of_term integer, letter text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with span as (
    select date_trunc('week', least(first_day, coalesce(anchor, first_day)))::date as first_monday,
      date_trunc('week', greatest(last_day, coalesce(anchor, last_day)))::date as last_monday
  ), known as (
    -- Where no terms are entered, every week is a school week.
    select exists (
      select from public.term as term where school_weeks.province = any (term.provinces)) as any_term
  ), week as (
    select day::date as monday, term.id as term_id, term.start_date,
      term.id is not null or not known.any_term as school
    from span cross join known
    cross join lateral
      generate_series(span.first_monday, span.last_monday, interval '7 days') as day
    left join lateral private.term_of(school_weeks.province, day::date) as term on true
  ), numbered as (
    select week.*, count(*) filter (where school)
      over (order by week.monday rows between unbounded preceding and current row) as number
    from week
  )
  select numbered.monday, numbered.term_id,
    (numbered.monday - date_trunc('week', numbered.start_date)::date) / 7 + 1,
    -- Weeks without school are not counted: after a holiday the rotation continues where it stopped.
    case when school and anchor is not null then
      case when (numbered.number - (
        select first.number from numbered as first where first.monday = anchor)) % 2 = 0
      then 'A' else 'B' end
    end
  from numbered
  where numbered.monday between date_trunc('week', first_day)::date and last_day
  order by numbered.monday
$function$;

CREATE OR REPLACE FUNCTION private.search_choices(words text)
 RETURNS TABLE(typed text, choices text[])
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  rest text := ' ' || private.search_text(regexp_replace(left(words, 200), '\s+', ' ', 'g')) || ' ';
  phrase text;
begin
  -- Names of two words first: "place value" is one thing, "plekwaarde".
  for phrase in
    select term from private.curriculum_word as known
    cross join lateral unnest(array[known.english, known.afrikaans]) as term
    where term like '% %' and position(' ' || term in rest) > 0
    group by term order by length(term) desc, term
  loop
    continue when position(' ' || phrase in rest) = 0;
    rest := regexp_replace(rest, ' ' || phrase || '[^ ]*', '');
    return query
      select phrase, array_agg(distinct term)
      from private.curriculum_word as known
      cross join lateral unnest(array[known.english, known.afrikaans]) as term
      where phrase in (known.english, known.afrikaans);
  end loop;

  return query
    select asked.word, array(
      select asked.word
      union
      select term
      from private.curriculum_word as known
      cross join lateral unnest(array[known.english, known.afrikaans]) as term
      -- Few words begin so, and the function is asked about those alone.
      where starts_with(asked.word, known.english) and private.begins_word(known.english, asked.word)
        or starts_with(asked.word, known.afrikaans)
          and private.begins_word(known.afrikaans, asked.word)
    )
    from private.typed_words(rest) as asked (word);
end
$function$;
comment on function private.search_choices(text) is 'The parts of a search, without accents, and for each the texts of which one must be found: itself and its names in both languages. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION private.search_conditions(field text, words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with typed as (
      select word from private.typed_words(words) as word
    ),
    -- Longer words are rarer. E-mail addresses differ most in the letters just before the "@".
    asked as (
      select case when position('@' in word) > 1
        then right(split_part(word, '@', 1), 8) || '@'
        else left(word, 6)
      end as letters
      from typed
      where length(word) >= 3
      order by length(word) desc, word
      limit 2
    ),
    conditions as (
      select field as searched, letters as part from asked
      union all
      -- An expression has no index, so this is tried on the rows that the index has found.
      select format('(%s || '''')', field), word from typed where word not in (select letters from asked)
    )
    select coalesce(string_agg(
      format(' and %s like %L', searched, private.contains_pattern(part)), ''), '')
    from conditions
  );
end
$function$;
comment on function private.search_conditions(text,text) is 'Conditions for the end of a query, each with "and" before it: the field contains every word. The first 200 characters and ten words count. The field is named as in the query and has a trigram index (gin_trgm_ops).';

CREATE OR REPLACE FUNCTION private.search_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN COALESCE(private.without_accents(value), ''::text);
grant execute on function private.search_text(text) to authenticated;
grant execute on function private.search_text(text) to service_role;
comment on function private.search_text(text) is 'Lower case without accents, so that "hoerskool" finds "Hoërskool"; an empty text for null.';

CREATE OR REPLACE FUNCTION private.seat_giver(line public.order_line)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT concat_ws(', '::text, private.known_as(buyer.*), school.name) AS concat_ws FROM (public.teacher_profile buyer LEFT JOIN public.school school ON (((school.id = buyer.teacher_profile_school_id) AND (NOT school.is_generic)))) WHERE (buyer.id = (seat_giver.line).teacher_profile_id));
comment on function private.seat_giver(public.order_line) is 'Who gives the seats of a line: the buyer, with the school.';

CREATE OR REPLACE FUNCTION private.seat_mail_content(seat_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('to', given.email, 'language', COALESCE(buyer.translate_i18n, 'en'::text), 'seat', jsonb_build_object('title', line.title, 'language', private.line_language(line.*), 'from', private.seat_giver(line.*), 'token', link.token)) AS jsonb_build_object FROM (((public.seat given JOIN private.seat_link link ON ((link.seat_id = given.id))) JOIN public.order_line line ON ((line.id = given.order_line_id))) JOIN public.teacher_profile buyer ON ((buyer.id = line.teacher_profile_id))) WHERE (given.id = seat_mail_content.seat_id));
comment on function private.seat_mail_content(uuid) is 'What the mail of an invitation says, in the language of the buyer. Nothing of the order: it goes to somebody else.';

CREATE OR REPLACE FUNCTION private.seat_state(line public.order_line, given public.seat, profile_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when given.id is null then 'withdrawn'
    when given.teacher_profile_id = profile_id then 'mine'
    when given.teacher_profile_id is not null then 'taken'
    when line.withdrawn_at is not null or line.product_id is null or line.physical or not exists (
      select from public.teacher_products_order as parent
      where parent.id = line.order_id and parent.order_status = 'PAID') then 'closed'
    when private.owns_product(profile_id, line.product_id) then 'owned'
    else 'open'
  end;
end
$function$;
comment on function private.seat_state(public.order_line,public.seat,uuid) is 'What becomes of a link for this person: "open", "mine", "owned" (in another way), "taken" (by somebody else), "closed" (nothing is paid for any more) or "withdrawn".';

CREATE OR REPLACE FUNCTION private.seat_waits(seat_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return exists (
    select from public.seat as given where given.id = seat_waits.seat_id and given.taken_at is null);
end
$function$;
comment on function private.seat_waits(uuid) is 'Whether a seat was given and nobody has taken it yet.';

CREATE OR REPLACE FUNCTION private.seats_to_give(line public.order_line)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  bought bigint := line.quantity;
begin
  if line.physical or line.product_id is null or line.withdrawn_at is not null then
    return 0;
  end if;
  -- What was refunded is not given any more. What was given before stays, until it is taken back.
  if exists (
    select from public.teacher_products_order as parent
    where parent.id = line.order_id and parent.refunded_amount > 0)
  then
    select count(*) into bought
    from private.pieces_left(private.open_invoice(line.order_id)) as remaining
    where remaining.line_id = line.id;
  end if;
  return greatest(bought - 1, 0);
end
$function$;
comment on function private.seats_to_give(public.order_line) is 'How many seats of a line may be given in all: what was bought and not refunded, without the buyer''s own.';

CREATE OR REPLACE FUNCTION private.seller_on_paper(sold_by private.seller)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN CASE WHEN ((sold_by).id IS NOT NULL) THEN jsonb_build_object('tradingName', (sold_by).trading_name, 'address', (sold_by).address, 'vatNumber', (sold_by).vat_number) ELSE NULL::jsonb END;

CREATE OR REPLACE FUNCTION private.seller_today()
 RETURNS private.seller
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today date := private.today();
  seller private.seller;
begin
  select * into seller from private.seller as entered
  where entered.valid_from <= today
  order by entered.valid_from desc
  limit 1;
  return seller;
end
$function$;

CREATE OR REPLACE FUNCTION private.send(box public.parcel, carrier text, tracking_number text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- As it is printed on the slip of the carrier, pasted with spaces around it.
  followed text := nullif(regexp_replace(btrim(tracking_number), '\s+', ' ', 'g'), '');
begin
  if private.carrier_name(carrier) is null and coalesce(carrier, '') not in ('OTHER', 'BY_HAND') then
    raise exception 'carrier_unknown' using errcode = 'PT422';
  end if;
  if carrier = 'BY_HAND' then
    followed := null;
  elsif followed is null then
    raise exception 'tracking_number_required' using errcode = 'PT422';
  elsif followed !~ '^[A-Za-z0-9][A-Za-z0-9 /._-]{0,39}$' then
    raise exception 'tracking_number_malformed' using errcode = 'PT422';
  end if;
  -- Pressed twice.
  if box.parcel_state = 'SENT' and box.carrier = send.carrier
    and box.tracking_number is not distinct from followed then
    return;
  elsif box.parcel_state <> 'PACKED' then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  perform private.refuse_unpaid(box.order_id);
  update public.parcel as sent
  set parcel_state = 'SENT', carrier = send.carrier, tracking_number = followed, sent_at = now()
  where sent.id = box.id
  returning * into box;
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, 'PAID', 'PAID', 'parcel_sent');
  perform private.note_parcel_mail(box, 'sent');
end
$function$;

CREATE OR REPLACE FUNCTION private.sessions_of(user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', open.id, 'createdAt', open.created_at, 'browser', open.user_agent,
      -- Auth writes this one without a time zone, in UTC.
      'usedAt', coalesce(open.refreshed_at at time zone 'UTC', open.created_at))
      order by coalesce(open.refreshed_at at time zone 'UTC', open.created_at) desc, open.id)
    from (
      select session.* from auth.sessions as session
      where session.user_id = sessions_of.user_id and coalesce(session.not_after > now(), true)
      order by coalesce(session.refreshed_at at time zone 'UTC', session.created_at) desc limit 50
    ) as open
  ), '[]');
end
$function$;
comment on function private.sessions_of(uuid) is 'The sessions of a user, the one that was used last first, at most fifty. The network address is left out: whoever ends a session need not know where somebody is.';

CREATE OR REPLACE FUNCTION private.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_payment_method(payment_method text, total numeric)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if total = 0 then
    return 'Free';
  end if;
  if private.is_blank(payment_method) then
    raise exception 'payment_method_required' using errcode = 'PT422';
  end if;
  if payment_method not in ('EFT', 'PayFast') then
    raise exception 'payment_method_not_allowed' using errcode = 'PT422';
  end if;
  -- The card provider accepts no smaller amount.
  if payment_method = 'PayFast' and total < 5 then
    raise exception 'card_amount_too_small' using errcode = 'PT422';
  end if;
  return payment_method;
end
$function$;
comment on function private.settle_payment_method(text,numeric) is 'The payment method of an order: Free for a total of zero, whatever was chosen, otherwise bank transfer or card.';

CREATE OR REPLACE FUNCTION private.settle_vat()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.order_vat := private.vat_charged(new.order_total);
  return new;
end
$function$;
comment on function private.settle_vat() is 'Fixes the VAT of an order when it is placed and when it is paid, so that invoice, mails and screens agree.';

CREATE OR REPLACE FUNCTION private.shelve_bundle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.publish_date is null or new.thumbnails = '{}' or new.member_count = 0 then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_bundle_id, title, price, discount_percentage, sale_price, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id, mixed,
    member_covers, language, search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.sale_price, new.physical,
    new.featured, true, false, new.publish_date, new.thumbnails, new.tags, new.category_id,
    new.mixed, new.member_covers, new.language, private.search_text(new.search_field))
  on conflict on constraint shop_item_pkey do update
  set (title, price, discount_percentage, sale_price, physical, featured, publish_date,
    thumbnails, tags, category_id, mixed, member_covers, language, search_field) = (
    excluded.title, excluded.price, excluded.discount_percentage, excluded.sale_price,
    excluded.physical, excluded.featured, excluded.publish_date, excluded.thumbnails,
    excluded.tags, excluded.category_id, excluded.mixed, excluded.member_covers,
    excluded.language, excluded.search_field);
  perform private.learn_words(concat_ws(' ', new.title, private.tag_names(new.tags)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.shelve_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.publish_date is null or not new.listable then
    delete from public.shop_item where shop_item.id = new.id;
    return null;
  end if;
  insert into public.shop_item as shelved (
    id, product_id, title, price, discount_percentage, sale_price, physical, featured,
    e_commerce_product, subscription_product, publish_date, thumbnails, tags, category_id,
    language, term, search_field)
  values (
    new.id, new.id, new.title, new.price, new.discount_percentage, new.sale_price, new.physical,
    new.featured, new.e_commerce_product, new.subscription_product, new.publish_date,
    new.thumbnails, new.tags, new.category_id, new.language, new.term,
    private.search_text(new.search_field))
  on conflict on constraint shop_item_pkey do update
  set (title, price, discount_percentage, sale_price, physical, featured, e_commerce_product,
    subscription_product, publish_date, thumbnails, tags, category_id, language, term,
    search_field) = (
    excluded.title, excluded.price, excluded.discount_percentage, excluded.sale_price,
    excluded.physical, excluded.featured, excluded.e_commerce_product,
    excluded.subscription_product, excluded.publish_date, excluded.thumbnails, excluded.tags,
    excluded.category_id, excluded.language, excluded.term, excluded.search_field);
  perform private.learn_words(
    concat_ws(' ', new.title, new.topic, private.tag_names(new.tags)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.shipping_fee(has_physical boolean)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return case when has_physical then 160.00 else 0.00 end;
end
$function$;
comment on function private.shipping_fee(boolean) is 'A flat R160 when anything has to be posted.';

CREATE OR REPLACE FUNCTION private.sign_up_language(user_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT (account.raw_user_meta_data ->> 'language'::text) FROM auth.users account WHERE ((account.id = sign_up_language.user_id) AND ((account.raw_user_meta_data ->> 'language'::text) = ANY (ARRAY['en'::text, 'af'::text]))));
comment on function private.sign_up_language(uuid) is 'The language in which the person signed up: the mails of Auth look for it at the same place.';

CREATE OR REPLACE FUNCTION private.signed_in_user()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  user_id uuid := private.my_user_id();
begin
  if user_id is null then
    raise exception 'not_signed_in' using errcode = 'PT401';
  end if;
  return user_id;
end
$function$;
comment on function private.signed_in_user() is 'The caller''s user id, or the error not_signed_in.';

CREATE OR REPLACE FUNCTION private.slug(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN btrim(regexp_replace(private.without_accents(name), '[^a-z0-9]+'::text, '-'::text, 'g'::text), '-'::text);
grant execute on function private.slug(text) to authenticated;
grant execute on function private.slug(text) to service_role;
comment on function private.slug(text) is 'Lower case without accents; everything but letters and digits becomes single hyphens.';

CREATE OR REPLACE FUNCTION private.spread_coupon(discount_type text, discount_value numeric, line_prices numeric[])
 RETURNS numeric[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(array_agg(
      case discount_type
        when 'PERCENTAGE' then line.price - private.discounted_price(line.price, discount_value)
        when 'AMOUNT' then
          private.portion(discount_value, line.up_to, line.total)
          - private.portion(discount_value, line.up_to - line.price, line.total)
        else 0
      end order by line.place), '{}')
    from (
      select listed.price, listed.place,
        sum(listed.price) over (order by listed.place) as up_to,
        sum(listed.price) over () as total
      from unnest(line_prices) with ordinality as listed (price, place)
    ) as line
  );
end
$function$;
comment on function private.spread_coupon(text,numeric,numeric[]) is 'What a coupon takes off each of these downloadable lines, in their order. A percentage is a discount on every line. An amount, at most what the lines cost, is spread in proportion: each line gets the rounded portion up to and including it minus the portion before it, so that the shares add up exactly and none is more than its line.';

CREATE OR REPLACE FUNCTION private.spread_product_to_bundles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.product_bundle_product set title = new.title where product_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.spread_remainder(amount numeric, weights numeric[])
 RETURNS numeric[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    with share as (
      select listed.place,
        coalesce(amount * listed.weight / nullif(sum(listed.weight) over (), 0), 0) as exact
      from unnest(weights) with ordinality as listed (weight, place)
    ), low as (
      select share.place, trunc(share.exact, 2) as cents,
        sum(trunc(share.exact, 2)) over () as given,
        row_number() over (
          order by share.exact - trunc(share.exact, 2) desc, share.place) as turn
      from share
    )
    select coalesce(array_agg(
      low.cents + case when low.turn <= (amount - low.given) * 100 then 0.01 else 0 end
      order by low.place), '{}')
    from low
  );
end
$function$;
comment on function private.spread_remainder(numeric,numeric[]) is 'Spreads an amount in proportion to the weights: each gets its share without the fraction of a cent, and the cents that are left go to the largest fractions, of equal ones to the first. The parts add up exactly.';

CREATE OR REPLACE FUNCTION private.spread_tag_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    update public.product set tags = array_remove(tags, old.id) where tags @> array[old.id];
    update public.product_bundle set tags = array_remove(tags, old.id) where tags @> array[old.id];
  else
    update public.product set search_field = '' where tags @> array[new.id];
    update public.product_bundle set search_field = '' where tags @> array[new.id];
  end if;
  return null;
end
$function$;
comment on function private.spread_tag_change() is 'Any update makes private.fill_product() and private.fill_product_bundle() write the search text anew.';

CREATE OR REPLACE FUNCTION private.spread_template_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  execute format('update public.subject_template set search_field = '''' where %I = $1', tg_argv[0])
    using new.id;
  execute format('update public.teacher_subject_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  execute format('update public.teacher_assessment_template set search_field = '''' where %I = $1',
    tg_argv[0]) using new.id;
  return null;
end
$function$;
comment on function private.spread_template_names() is 'Any update makes the triggers of the templates derive the names anew.';

CREATE OR REPLACE FUNCTION private.statement_lines(statement jsonb)
 RETURNS TABLE(place bigint, booked_on date, amount numeric, balance numeric, description text, reference text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select line.place,
    private.day_in(line.value ->> 'date'),
    private.rand_in(line.value ->> 'amount'),
    private.rand_in(line.value ->> 'balance'),
    left(trim(coalesce(line.value ->> 'description', '')), 500),
    left(trim(coalesce(line.value ->> 'reference', '')), 200)
  from jsonb_array_elements(statement -> 'lines') with ordinality as line (value, place)
$function$;

CREATE OR REPLACE FUNCTION private.staying_on(profile public.teacher_profile, class_id uuid, lost_day date, plan jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_object('label', activity.label, 'classId', activity.teacher_class_subject_id, 'start', activity.start_date_time, 'reason', CASE WHEN (activity.type IS DISTINCT FROM 'Lesson'::text) THEN 'NOT_A_LESSON'::text WHEN (activity.teacher_class_subject_id IS NULL) THEN 'NO_CLASS'::text WHEN activity.locked THEN 'LOCKED'::text WHEN (activity.repeat_id IS NOT NULL) THEN 'REPEATS'::text ELSE 'NO_SLOT'::text END) ORDER BY activity.start_date_time, activity.label) AS jsonb_agg FROM public.teacher_activity activity WHERE ((activity.teacher_profile_id = (staying_on.profile).id) AND ((staying_on.class_id IS NULL) OR (activity.teacher_class_subject_id = staying_on.class_id)) AND (((activity.start_date_time AT TIME ZONE 'Africa/Johannesburg'::text))::date = staying_on.lost_day) AND (NOT (staying_on.plan @> jsonb_build_array(jsonb_build_object('activityId', activity.id)))))), '[]'::jsonb);
comment on function private.staying_on(public.teacher_profile,uuid,date,jsonb) is 'What stays on a lost day, and why.';

CREATE OR REPLACE FUNCTION private.subscription_is_valid(status_text text, run_date timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO ''
RETURN (COALESCE((upper(status_text) = 'ACTIVE'::text), false) OR COALESCE((run_date > now()), false));
grant execute on function private.subscription_is_valid(text,timestamp with time zone) to authenticated;
comment on function private.subscription_is_valid(text,timestamp with time zone) is 'The provider reports ACTIVE, or there is a payment still to come.';

CREATE OR REPLACE FUNCTION private.sum_words(total numeric, product_count integer)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return concat_ws(' ',
    total, to_char(total, 'FMR999,999,999,990.00'),
    translate(to_char(total, 'FMR999,999,999,990.00'), ',.', ' ,'),
    product_count);
end
$function$;
comment on function private.sum_words(numeric,integer) is 'A total as either language writes it, and the number of products.';

CREATE OR REPLACE FUNCTION private.surname_word(surname text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN "substring"(private.search_text(COALESCE(surname, ''::text)), '[a-z]{3,}$'::text);
comment on function private.surname_word(text) is 'The last word of a surname ("van der Merwe"), without accents; banks cut names as they like.';

CREATE OR REPLACE FUNCTION private.tables_of_profiles()
 RETURNS SETOF regclass
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select class.oid::regclass
  from pg_catalog.pg_class as class
  join pg_catalog.pg_attribute as link on link.attrelid = class.oid
    and link.attname = 'teacher_profile_id' and not link.attisdropped
  where class.relkind = 'r' and class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    -- A copy of other tables.
    and class.oid <> 'public.reporting_teacher'::regclass
  order by array_position(array['teacher_products_order', 'order_line', 'order_line_member']::name[], class.relname),
    class.relname
$function$;
comment on function private.tables_of_profiles() is 'Where rows belong to a profile by the column teacher_profile_id.';

CREATE OR REPLACE FUNCTION private.tag_names(tags uuid[])
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT string_agg(tag.name, ' '::text ORDER BY tag.name) AS string_agg FROM public.product_tag tag WHERE (tag.id = ANY (tag_names.tags)));

CREATE OR REPLACE FUNCTION private.take_coupon_off(order_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.release_coupon(order_id);
  perform private.price_order(order_id, null, null, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_from_group(user_id uuid, group_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if take_from_group.group_name = 'superadmin' then
    -- Of two that would leave none, the second waits here and then sees the first.
    perform from private.user_group as membership
    where membership.group_name = 'superadmin' order by membership.user_id for update;
    if not exists (
      select from private.user_group as other
      join auth.users as account on account.id = other.user_id
      where other.group_name = 'superadmin' and other.user_id <> take_from_group.user_id
        and account.deleted_at is null and coalesce(account.banned_until <= now(), true))
      and exists (
        select from private.user_group as last
        where last.group_name = 'superadmin' and last.user_id = take_from_group.user_id)
    then
      raise exception 'last_superadmin' using errcode = 'PT409';
    end if;
  end if;
  delete from private.user_group as membership
  where membership.user_id = take_from_group.user_id
    and membership.group_name = take_from_group.group_name;
  return found;
end
$function$;
comment on function private.take_from_group(uuid,text) is 'Ends a membership. Never that of the last superadmin: nobody could give the right to anybody again.';

CREATE OR REPLACE FUNCTION private.take_payment(notification public.payment_notification, attempt public.payment_attempt)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  paid public.teacher_products_order;
begin
  select * into paid from public.teacher_products_order as parent
  where parent.id = attempt.order_id
  for update;
  if paid.order_status = 'PAID' then
    return 'already_paid';
  elsif paid.order_status = 'CANCELLED' then
    return 'order_cancelled';
  end if;

  -- If the goods are others than those that were agreed on, a human decides. If only prices have changed,
  -- the goods cost what the buyer agreed to and has paid.
  if private.without_prices(attempt.contents)
    <> private.without_prices(private.order_contents(paid.id))
  then
    return 'order_changed';
  end if;
  perform private.lock_bank_lines(paid.id);
  -- The coupon was given back while the payment was on its way, and may not be used again.
  if private.try_redeem_coupon(paid.id) is not null then
    return 'coupon_refused';
  end if;
  update public.order_line as line
  set price = (good.value ->> 'price')::numeric,
      discount_percentage = (good.value ->> 'discountPercentage')::numeric
  from jsonb_array_elements(attempt.contents -> 'goods') as good
  where line.order_id = paid.id
    and good.value ->> 'id' = coalesce(line.product_id, line.product_bundle_id)::text
    and (line.price, line.discount_percentage) is distinct from
      ((good.value ->> 'price')::numeric, (good.value ->> 'discountPercentage')::numeric);

  update public.teacher_products_order as parent
  set order_payment_method = 'PayFast',
      order_payment = jsonb_strip_nulls(jsonb_build_object(
        'provider', 'PayFast',
        'paymentId', notification.provider_payment_id,
        'attemptId', attempt.id,
        'amountGross', notification.fields ->> 'amount_gross',
        'amountFee', notification.fields ->> 'amount_fee',
        'amountNet', notification.fields ->> 'amount_net',
        'receivedAt', notification.received_at))
  where parent.id = paid.id;
  perform private.end_attempt(attempt.id, 'paid');
  -- What bank transfers had paid of it is owed back now.
  perform private.free_bank_lines(paid.id);
  perform private.enter_status(paid.id, 'PAID');
  perform private.record_order_event(paid.id, paid.order_status, 'PAID', 'payment_received');
  return 'paid';
end
$function$;
comment on function private.take_payment(public.payment_notification,public.payment_attempt) is 'Moves the order to PAID, or returns as a verdict why a human has to look at it. The coupon was counted when the payment was prepared, and a use that was kept is not judged again. One that was given back is counted again, if the coupon may still be used.';

CREATE OR REPLACE FUNCTION private.take_request(kind text, subject text)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  allowed private.request_limit;
  counted private.request_count;
begin
  select * into strict allowed from private.request_limit as known
  where known.kind = take_request.kind;
  -- This statement locks the row, so requests at the same time are counted one after the other.
  insert into private.request_count as known (kind, subject, moments)
  values (allowed.kind, sha256(convert_to(take_request.subject, 'UTF8')), array[clock_timestamp()])
  on conflict on constraint request_count_kind_subject_key do update
  set (moments, admitted) = (
    select case when cardinality(recent.moments) < allowed.requests
        then recent.moments || clock_timestamp() else recent.moments end,
      cardinality(recent.moments) < allowed.requests
    from (select private.moments_after(
      known.moments, clock_timestamp() - allowed.within) as moments) as recent)
  returning known.* into counted;
  -- What nobody asks about any more; a few with each request.
  delete from private.request_count as old
  where old.id in (
    select forgotten.id from private.request_count as forgotten
    where forgotten.updated_at < now() - interval '1 day'
    order by forgotten.updated_at limit 10
    for update skip locked);
  if counted.admitted then
    return 0;
  end if;
  return greatest(1, ceil(extract(
    epoch from counted.moments[1] + allowed.within - clock_timestamp()))::integer);
end
$function$;
comment on function private.take_request(text,text) is 'Counts a request of a person or address. Answers 0, or in how many seconds to try again when there were too many; those are not counted. The count holds only when the transaction is committed: the caller must answer a refusal, and not raise it.';

CREATE OR REPLACE FUNCTION private.taken_slots(profile public.teacher_profile, class_id uuid, around date, plan jsonb)
 RETURNS TABLE(starts timestamp with time zone, ends timestamp with time zone, taken jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with other as (
    select activity.label, coalesce(move."toStart", activity.start_date_time) as starts,
      coalesce(move."toEnd", activity.end_date_time) as ends
    from public.teacher_activity as activity
    left join jsonb_to_recordset(plan)
      as move ("activityId" uuid, "toStart" timestamptz, "toEnd" timestamptz)
      on move."activityId" = activity.id
    where activity.teacher_profile_id = profile.id
      and activity.end_date_time
        >= (around - 28)::timestamp at time zone 'Africa/Johannesburg'
      and not private.is_movable(activity, class_id)
  )
  select slot.starts, slot.ends, coalesce((
    select jsonb_agg(jsonb_build_object(
      'label', other.label, 'start', other.starts, 'end', other.ends)
      order by other.starts, other.label)
    from other where other.starts < slot.ends and other.ends > slot.starts
  ), '[]')
  from private.class_slots(profile, class_id, around) as slot
$function$;
comment on function private.taken_slots(public.teacher_profile,uuid,date,jsonb) is 'The slots of a class with what else is on at that time, after the moves that are planned already.';

CREATE OR REPLACE FUNCTION private.target_document(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  archived boolean := false;
  profile public.teacher_profile;
begin
  select * into asked from public.teacher_products_order as parent
  where parent.id = target_document.order_id;
  if asked.id is null then
    select * into asked from private.archived_as_order as kept
    where kept.id = target_document.order_id;
    archived := true;
  end if;
  if asked.id is null then
    return null;
  end if;
  select * into profile from public.teacher_profile as owner where owner.id = asked.teacher_profile_id;
  return jsonb_build_object(
    'orderId', asked.id, 'orderNumber', asked.order_number, 'status', asked.order_status,
    'method', asked.order_payment_method, 'total', asked.order_total::text,
    'due', (asked.order_total - private.transferred(asked.id))::text,
    'buyer', coalesce(
      nullif(concat_ws(' ', profile.title, profile.name, profile.surname), ''),
      split_part(asked.owner, '::', 2)),
    'placedAt', asked.order_date_time, 'archived', archived,
    'proofs', (
      select count(*) from storage.objects as proof
      where proof.bucket_id = 'proofs'
        and starts_with(proof.name, coalesce(profile.user_id::text, '-') || '/' || asked.id || '/')));
end
$function$;

CREATE OR REPLACE FUNCTION private.term_of(province text, monday date)
 RETURNS public.term
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT term.*::public.term AS term FROM public.term term WHERE ((term_of.province = ANY (term.provinces)) AND (term.start_date <= (term_of.monday + 6)) AND (term.end_date >= term_of.monday)) ORDER BY term.start_date DESC LIMIT 1);
comment on function private.term_of(text,date) is 'The term to which a week belongs, if any.';

CREATE OR REPLACE FUNCTION private.this_year()
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (EXTRACT(year FROM private.today()))::integer;
grant execute on function private.this_year() to authenticated;
grant execute on function private.this_year() to service_role;
comment on function private.this_year() is 'The school year that it is: in South Africa, the calendar year.';

CREATE OR REPLACE FUNCTION private.tidy_shipping_details(details jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  tidied jsonb;
begin
  -- The old calls send the address as JSON in a text.
  if jsonb_typeof(details) = 'string' and pg_input_is_valid(details #>> '{}', 'jsonb') then
    details := (details #>> '{}')::jsonb;
  end if;
  if details is null or jsonb_typeof(details) = 'null' then
    return null;
  end if;
  tidied := jsonb_build_object(
    'address1', btrim(details ->> 'address1'),
    'address2', coalesce(btrim(details ->> 'address2'), ''),
    'city', btrim(details ->> 'city'),
    'province', details ->> 'province',
    'postalCode', btrim(details ->> 'postalCode'),
    'country', details ->> 'country',
    'phoneNumber', btrim(details ->> 'phoneNumber'));
  if not private.is_shipping_details(tidied) then
    raise exception 'shipping_details_invalid' using errcode = 'PT422';
  end if;
  return tidied;
end
$function$;
comment on function private.tidy_shipping_details(jsonb) is 'The fields of an address, trimmed, without anything else that was sent; null for null.';

CREATE OR REPLACE FUNCTION private.today()
 RETURNS date
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (now() at time zone 'Africa/Johannesburg')::date;
end
$function$;
grant execute on function private.today() to authenticated;
grant execute on function private.today() to service_role;
comment on function private.today() is 'The day that it is in South Africa.';

CREATE OR REPLACE FUNCTION private.touch_taxonomy()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.taxonomy set updated_at = now()
  where id = coalesce(new.taxonomy_id, old.taxonomy_id);
  return null;
end
$function$;
comment on function private.touch_taxonomy() is 'Sets updated_at of a taxonomy when one of its levels changes, because screens show one moment for both.';

CREATE OR REPLACE FUNCTION private.tracking_link(carrier text, tracking_number text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE carrier WHEN 'THE_COURIER_GUY'::text THEN ('https://portal.thecourierguy.co.za/track?ref='::text || replace(replace(tracking_number, ' '::text, '%20'::text), '/'::text, '%2F'::text)) WHEN 'PUDO'::text THEN 'https://www.pudo.co.za/'::text WHEN 'ARAMEX'::text THEN 'https://www.aramex.co.za/'::text WHEN 'POSTNET'::text THEN 'https://www.postnet.co.za/'::text WHEN 'PAXI'::text THEN 'https://www.paxi.co.za/'::text WHEN 'PARGO'::text THEN 'https://pargo.co.za/track-trace/'::text WHEN 'POST_OFFICE'::text THEN 'https://www.postoffice.co.za/'::text ELSE NULL::text END;
grant execute on function private.tracking_link(text,text) to authenticated;
comment on function private.tracking_link(text,text) is 'Where the buyer follows a parcel: the parcel itself at a carrier whose page takes the number in its address, otherwise the page that asks for it; null where none is known.';

CREATE OR REPLACE FUNCTION private.transfer_days()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN 7;
grant execute on function private.transfer_days() to authenticated;
comment on function private.transfer_days() is 'Within how many days a bank transfer is asked for.';

CREATE OR REPLACE FUNCTION private.transferred(order_id uuid)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((
    select sum(link.amount) from public.bank_line_order as link
    where link.order_id = transferred.order_id and link.undone_at is null), 0);
end
$function$;
comment on function private.transferred(uuid) is 'What lines of bank statements have paid of an order.';

CREATE OR REPLACE FUNCTION private.trim_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  field text;
  was text;
begin
  foreach field in array tg_argv loop
    was := to_jsonb(new) ->> field;
    if was ~ '^\s|\s$' then
      new := jsonb_populate_record(
        new, jsonb_build_object(field, regexp_replace(was, '^\s+|\s+$', '', 'g')));
    end if;
  end loop;
  return new;
end
$function$;
comment on function private.trim_texts() is 'Trims the columns that its arguments name, so that " Name" and "Name" are one name to a unique index.';

CREATE OR REPLACE FUNCTION private.try_redeem_coupon(order_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  used_by public.teacher_products_order;
  redeemed public.coupon;
  problem text;
begin
  select * into strict used_by
  from public.teacher_products_order as parent where parent.id = try_redeem_coupon.order_id;
  if used_by.coupon_code is null or exists (
    select from public.coupon_redemption as redemption
    where redemption.order_id = try_redeem_coupon.order_id
  ) then
    return null;
  end if;

  -- The second of two checkouts waits here, and then sees the use of the first.
  select * into redeemed from public.coupon
  where coupon.coupon_code = used_by.coupon_code
  for update;
  problem := coalesce(
    private.coupon_problem(redeemed, used_by.teacher_profile_id),
    case when (redeemed.discount_type, redeemed.discount_value)
      is distinct from (used_by.coupon_discount_type, used_by.coupon_discount_value)
    then 'coupon_changed' end);
  if problem is null then
    insert into public.coupon_redemption (coupon_id, order_id)
    values (redeemed.id, try_redeem_coupon.order_id);
    update public.coupon set uses = coupon.uses + 1 where coupon.id = redeemed.id;
  end if;
  return problem;
end
$function$;
comment on function private.try_redeem_coupon(uuid) is 'Counts the use of the coupon on an order, once, or answers why it may not be used: the words of private.coupon_problem(), or coupon_changed when the coupon no longer gives what the order says. To be called with the order locked. Locks the coupon. Null for an order without a coupon, and for one whose use is counted already: a use that is kept is not judged again.';

CREATE OR REPLACE FUNCTION private.typed_words(words text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select distinct word
  from regexp_split_to_table(lower(left(words, 200)), '\s+') as word
  where word <> ''
  limit 10
$function$;
comment on function private.typed_words(text) is 'The words of a search, in lower case. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION private.url_decoded(encoded text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
RETURN (SELECT COALESCE(convert_from(string_agg(CASE WHEN (part.match[1] ~ '^%[0-9A-Fa-f]{2}$'::text) THEN decode(substr(part.match[1], 2), 'hex'::text) ELSE convert_to(part.match[1], 'UTF8'::name) END, '\x'::bytea ORDER BY part.place), 'UTF8'::name), ''::text) AS "coalesce" FROM regexp_matches(replace(url_decoded.encoded, '+'::text, ' '::text), '%[0-9A-Fa-f]{2}|[^%]+|%'::text, 'g'::text) WITH ORDINALITY part(match, place));

CREATE OR REPLACE FUNCTION private.vat_charged(amount numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when private.charges_vat() then private.vat_included(amount) else 0 end;
end
$function$;
comment on function private.vat_charged(numeric) is 'The VAT inside an amount that is charged today; 0 when the seller is not registered.';

CREATE OR REPLACE FUNCTION private.vat_included(amount numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return round(amount - amount / 1.15, 2);
end
$function$;
comment on function private.vat_included(numeric) is 'The 15% VAT inside an amount: the amount minus the amount divided by 1.15.';

CREATE OR REPLACE FUNCTION private.verdict_on(notification public.payment_notification)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  attempt public.payment_attempt := private.find_payment(notification);
begin
  if notification.payment_status in ('CANCELLED', 'FAILED') then
    perform private.end_unpaid(attempt, lower(notification.payment_status));
    return lower(notification.payment_status);
  elsif notification.payment_status = 'PENDING' then
    return 'pending';
  elsif notification.payment_status is distinct from 'COMPLETE' then
    return 'unknown_status';
  elsif attempt.id is null or notification.provider_payment_id is null then
    return 'unknown_payment';
  elsif notification.amount_cents is distinct from (attempt.amount * 100)::bigint then
    return 'other_amount';
  end if;
  return private.take_payment(notification, attempt);
end
$function$;

CREATE OR REPLACE FUNCTION private.verdict_on_line(line public.bank_statement_line, candidates jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  best constant jsonb := candidates -> 0;
  due constant numeric := (best ->> 'due')::numeric;
begin
  if best is null or best ->> 'why' = 'amount' then
    return 'unknown';
  elsif best ->> 'why' = 'name' or (
    select count(*) from jsonb_array_elements(candidates) as rival
    where rival ->> 'why' = best ->> 'why') > 1
  then
    return 'ambiguous';
  elsif best ->> 'why' <> 'reference' then
    return 'likely';
  end if;
  return case
    when best ->> 'status' = 'CANCELLED' then 'cancelled'
    when best ->> 'status' in ('PENDING', 'QUOTING') then 'not_placed'
    when best ->> 'status' = 'PAID' and exists (
      select from public.bank_line_order as link
      where link.order_id = private.id_in(best ->> 'orderId') and link.undone_at is null
        and link.amount = line.left_amount)
    then 'duplicate'
    when best ->> 'status' = 'PAID' then 'already_paid'
    when line.left_amount = due then 'exact'
    when line.left_amount < due then 'under'
    else 'over'
  end;
end
$function$;
comment on function private.verdict_on_line(public.bank_statement_line,jsonb) is 'exact, under, over: the line names one order that waits for its transfer. likely: nearly named, or amount and surname agree. ambiguous: several as good, or a surname alone. The others say why the named order is not paid with it.';

CREATE OR REPLACE FUNCTION private.waiting_parcel(order_reference text)
 RETURNS public.parcel
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted text[] := regexp_match(btrim(order_reference), '^([0-9]{6}-[0-9]{8})(?:/([0-9]{1,3}))?$');
  found public.parcel[];
begin
  select array_agg(box order by box.number) into found
  from public.delivery as listed
  join public.parcel as box on box.order_id = listed.order_id
  where listed.order_number = wanted[1]
    and case when wanted[2] is null then box.parcel_state = 'PACKED'
      else box.number = wanted[2]::integer end;
  if not exists (select from public.delivery as listed where listed.order_number = wanted[1]) then
    raise exception 'delivery_not_found' using errcode = 'PT404';
  elsif cardinality(found) > 1 then
    raise exception 'several_parcels' using errcode = 'PT409';
  elsif found is null then
    raise exception 'parcel_not_found' using errcode = 'PT404';
  end if;
  return found[1];
end
$function$;
comment on function private.waiting_parcel(text) is 'The parcel that a list means with the number of an order: the one that waits to be sent. With "/2" behind the number, as labels have it, the second parcel.';

CREATE OR REPLACE FUNCTION private.withdraw_lines(document public.invoice, order_id uuid, lines jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  taken uuid[] := array(
    select private.id_in(line.value ->> 'lineId') from jsonb_array_elements(lines) as line (value)
    where (line.value ->> 'withdraw')::boolean);
begin
  if exists (
    select from jsonb_array_elements(lines) as line (value)
    where private.id_in(line.value ->> 'lineId') = any (taken)
      and (line.value ->> 'quantity')::integer < (
        select count(*) from private.pieces_left(document) as remaining
        where remaining.line_id = private.id_in(line.value ->> 'lineId'))
  ) then
    raise exception 'withdrawal_not_whole' using errcode = 'PT422';
  end if;
  update public.order_line as line set withdrawn_at = now()
  where line.order_id = withdraw_lines.order_id and line.id = any (taken);
end
$function$;
comment on function private.withdraw_lines(public.invoice,uuid,jsonb) is 'Takes away the right to the lines that say so. A line of which something stays bought is not withdrawn. To be called before the credit note is written.';

CREATE OR REPLACE FUNCTION private.without_accents(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN translate(lower(value), 'áàâäãåéèêëíìîïóòôöõúùûüýÿñç'::text, 'aaaaaaeeeeiiiiooooouuuuyync'::text);
grant execute on function private.without_accents(text) to authenticated;
grant execute on function private.without_accents(text) to service_role;
comment on function private.without_accents(text) is 'Lower case, accented letters without their accents.';

CREATE OR REPLACE FUNCTION private.without_prices(contents jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN jsonb_set(contents, '{goods}'::text[], COALESCE((SELECT jsonb_agg((good.value - ARRAY['price'::text, 'discountPercentage'::text]) ORDER BY good.ordinality) AS jsonb_agg FROM jsonb_array_elements((without_prices.contents -> 'goods'::text)) WITH ORDINALITY good(value, ordinality)), '[]'::jsonb));

CREATE OR REPLACE FUNCTION private.word_patterns(words text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select private.contains_pattern(word) from private.typed_words(words) as word
$function$;

CREATE OR REPLACE FUNCTION public._already_owned(line public.order_line)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.owns_goods(
    private.my_teacher_profile_id(), line.product_id, line.product_bundle_id);
end
$function$;
grant execute on function public._already_owned(public.order_line) to authenticated;
comment on function public._already_owned(public.order_line) is 'True when the caller owns the resource, or everything in the bundle, because it was bought elsewhere since it was added to the cart. The checkout is refused.';

CREATE OR REPLACE FUNCTION public._answers_missing(line public.order_line)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Most resources ask nothing.
  if line.questions = '[]' then
    return false;
  end if;
  return exists (
    select from jsonb_array_elements(line.questions) as question
    where coalesce((question ->> 'required')::boolean, false)
      and cardinality(private.answer_values(question -> 'value')) = 0
  );
end
$function$;
grant execute on function public._answers_missing(public.order_line) to authenticated;
comment on function public._answers_missing(public.order_line) is 'True when a required question has no answer, because the resource has a new question: the buyer is asked again, and until then the checkout is refused.';

CREATE OR REPLACE FUNCTION public._apart_price(bundle public.product_bundle)
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT private.members_apart(asked.id) AS members_apart FROM public.product_bundle asked WHERE (asked.id = (_apart_price.bundle).id));
grant execute on function public._apart_price(public.product_bundle) to anon;
grant execute on function public._apart_price(public.product_bundle) to authenticated;
comment on function public._apart_price(public.product_bundle) is 'What the members cost now when bought one by one; empty when one of them is not for sale by itself.';

CREATE OR REPLACE FUNCTION public._available(line public.order_line)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return case
    when line.product_id is not null then exists (
      select from public.product as product
      where product.id = line.product_id and private.is_orderable(product))
    else exists (
      select from public.product_bundle as bundle
      where bundle.id = line.product_bundle_id and private.is_for_sale(bundle))
  end;
end
$function$;
grant execute on function public._available(public.order_line) to authenticated;
comment on function public._available(public.order_line) is 'False when the resource or bundle is no longer sold: the line is struck through and the checkout is refused.';

CREATE OR REPLACE FUNCTION public._bought(bundle public.product_bundle)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as parent
    join public.order_line as line on line.order_id = parent.id
    where line.teacher_profile_id = profile_id
      and parent.order_status = 'PAID' and line.withdrawn_at is null
      and line.product_bundle_id = bundle.id
  );
end
$function$;
grant execute on function public._bought(public.product_bundle) to authenticated;
comment on function public._bought(public.product_bundle) is 'Whether the caller has paid for the bundle. What the caller owns are then its members.';

CREATE OR REPLACE FUNCTION public._carrier_name(parcel public.parcel)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN private.carrier_name((parcel).carrier);
grant execute on function public._carrier_name(public.parcel) to authenticated;
comment on function public._carrier_name(public.parcel) is 'The name of the carrier; null for another one and for what the shop brings itself.';

CREATE OR REPLACE FUNCTION public._coupon_problem(parent public.teacher_products_order)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
begin
  if parent.coupon_code is null then
    return null;
  end if;
  asked := private.readable_order(parent.id);
  if asked.coupon_code is null or asked.order_status not in ('PENDING', 'QUOTING')
    -- A use that is counted already is not judged again.
    or exists (select from public.coupon_redemption as kept where kept.order_id = asked.id)
  then
    return null;
  end if;
  return (
    select private.coupon_problem(coupon, asked.teacher_profile_id)
    from (values (asked.coupon_code)) as applied (code)
    left join public.coupon on coupon.coupon_code = applied.code
  );
end
$function$;
grant execute on function public._coupon_problem(public.teacher_products_order) to authenticated;
comment on function public._coupon_problem(public.teacher_products_order) is 'Why the checkout would refuse the coupon of this open order, as a word; null when it would not.';

CREATE OR REPLACE FUNCTION public._invoice_details_missing(ordered public.teacher_products_order)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order := private.readable_order(ordered.id);
begin
  return case when asked.id is not null then private.lacks_invoice_details(asked) end;
end
$function$;
grant execute on function public._invoice_details_missing(public.teacher_products_order) to authenticated;
comment on function public._invoice_details_missing(public.teacher_products_order) is 'True when save_invoice_details() must be called before the order can be placed.';

CREATE OR REPLACE FUNCTION public._invoice_name_missing(ordered public.teacher_products_order)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as asked
    join public.teacher_profile as profile on profile.id = asked.teacher_profile_id
    where asked.id = ordered.id and asked.order_total > 0
      and asked.teacher_profile_id = my_profile_id
      and private.is_blank(profile.name)
      and not exists (
        select from private.invoice_details as kept
        where kept.teacher_profile_id = profile.id));
end
$function$;
grant execute on function public._invoice_name_missing(public.teacher_products_order) to authenticated;
comment on function public._invoice_name_missing(public.teacher_products_order) is 'True when the buyer is asked for a name before the order is placed, because an invoice is never made out to an e-mail address.';

CREATE OR REPLACE FUNCTION public._library_access(product public.product)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT CASE WHEN private.owns_product(private.my_teacher_profile_id(), asked.id) THEN 'owned'::text ELSE COALESCE(private.library_refusal(private.my_teacher_profile_id(), asked.*), 'allowed'::text) END AS "coalesce" FROM public.product asked WHERE ((asked.id = (_library_access.product).id) AND asked.subscription_product AND private.is_published(asked.*)));
grant execute on function public._library_access(public.product) to authenticated;
comment on function public._library_access(public.product) is 'What add_to_library() would answer: "allowed", "owned", or the error word. Empty for a resource that no subscription includes.';

CREATE OR REPLACE FUNCTION public._orderable_coupon_amount(ordered public.teacher_products_order)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (private.orderable_amounts(ordered.id)).coupon_amount;
end
$function$;
grant execute on function public._orderable_coupon_amount(public.teacher_products_order) to authenticated;
comment on function public._orderable_coupon_amount(public.teacher_products_order) is 'What the coupon takes off the lines that can be ordered.';

CREATE OR REPLACE FUNCTION public._orderable_shipping_fee(ordered public.teacher_products_order)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (private.orderable_amounts(ordered.id)).shipping_fee;
end
$function$;
grant execute on function public._orderable_shipping_fee(public.teacher_products_order) to authenticated;
comment on function public._orderable_shipping_fee(public.teacher_products_order) is 'shippingFee without the lines that can not be ordered.';

CREATE OR REPLACE FUNCTION public._orderable_total(ordered public.teacher_products_order)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (private.orderable_amounts(ordered.id)).order_total;
end
$function$;
grant execute on function public._orderable_total(public.teacher_products_order) to authenticated;
comment on function public._orderable_total(public.teacher_products_order) is 'orderTotal without the lines that can not be ordered. Null for callers who do not own the order.';

CREATE OR REPLACE FUNCTION public._orderable_vat(ordered public.teacher_products_order)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- As it is today: only the VAT depends on the day.
  return private.vat_charged((private.orderable_amounts(ordered.id)).order_total);
end
$function$;
grant execute on function public._orderable_vat(public.teacher_products_order) to authenticated;
comment on function public._orderable_vat(public.teacher_products_order) is 'The VAT inside orderableTotal.';

CREATE OR REPLACE FUNCTION public._overlaps(ordered public.teacher_products_order)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lineId', told.line_id, 'title', told.title, 'kind', told.kind, 'other', told.other)), '[]')
    from public.teacher_products_order as asked
    cross join lateral private.order_overlaps(asked.id) as told
    where asked.id = ordered.id and asked.teacher_profile_id = private.my_teacher_profile_id());
end
$function$;
grant execute on function public._overlaps(public.teacher_products_order) to authenticated;
comment on function public._overlaps(public.teacher_products_order) is 'What the caller''s cart or quote would pay for twice, as a list of {lineId, title, kind, other}; empty for everybody else.';

CREATE OR REPLACE FUNCTION public._owned_as(product public.product)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select owned.source
    from private.owned_product as owned
    where owned.teacher_profile_id = profile_id and owned.product_id = product.id
    order by owned.source
    limit 1
  );
end
$function$;
grant execute on function public._owned_as(public.product) to authenticated;
comment on function public._owned_as(public.product) is '"bought", "seat" (somebody else has paid for it) or "subscribed"; empty when the caller does not own the resource.';

CREATE OR REPLACE FUNCTION public._owned_since(product public.product)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select max(owned.since)
    from private.owned_product as owned
    where owned.teacher_profile_id = profile_id and owned.product_id = product.id
  );
end
$function$;
grant execute on function public._owned_since(public.product) to authenticated;
comment on function public._owned_since(public.product) is 'When the caller bought the resource or added it to the library, the last time; empty when the caller does not own it.';

CREATE OR REPLACE FUNCTION public._payment_being_confirmed(parent public.teacher_products_order)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE(((parent).payment_open_until > now()), false);
grant execute on function public._payment_being_confirmed(public.teacher_products_order) to authenticated;
comment on function public._payment_being_confirmed(public.teacher_products_order) is 'True while a card payment of this order was sent to the provider and has neither ended nor expired. Then the order is not the cart, and no other payment is started for it.';

CREATE OR REPLACE FUNCTION public._payment_due(ordered public.teacher_products_order)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN CASE WHEN ((ordered).order_status = 'PROCESSING'::text) THEN ((((ordered).order_date_time AT TIME ZONE 'Africa/Johannesburg'::text))::date + private.transfer_days()) ELSE NULL::date END;
grant execute on function public._payment_due(public.teacher_products_order) to authenticated;
comment on function public._payment_due(public.teacher_products_order) is 'The day until which the bank transfer of a PROCESSING order is asked for. Nothing happens by itself after it. Null for every other order.';

CREATE OR REPLACE FUNCTION public._payment_needs_person(parent public.teacher_products_order)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return exists (
    select from public.teacher_products_order as asked
    join public.payment_notification as inbox on inbox.order_id = asked.id
    where asked.id = parent.id and asked.teacher_profile_id = my_profile_id
      and asked.order_status <> 'PAID'
      and inbox.counts and inbox.needs_human and inbox.payment_status = 'COMPLETE');
end
$function$;
grant execute on function public._payment_needs_person(public.teacher_products_order) to authenticated;
comment on function public._payment_needs_person(public.teacher_products_order) is 'True while money has come by card for this order, which is not paid with it, because the order had changed or ended meanwhile: an administrator decides. False for everybody but its buyer.';

CREATE OR REPLACE FUNCTION public._questions(bundle public.product_bundle)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT private.questions_of_bundle(asked.id) AS questions_of_bundle FROM public.product_bundle asked WHERE (asked.id = (_questions.bundle).id));
grant execute on function public._questions(public.product_bundle) to anon;
grant execute on function public._questions(public.product_bundle) to authenticated;
comment on function public._questions(public.product_bundle) is 'What the buyer is asked: the questions of all members, in their order.';

CREATE OR REPLACE FUNCTION public._read_by(announcement public.announcement)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT array_agg(mark.teacher_profile_id ORDER BY mark.created_at, mark.id) AS array_agg FROM public.announcement_read mark WHERE (mark.announcement_id = (_read_by.announcement).id)), '{}'::uuid[]);
grant execute on function public._read_by(public.announcement) to authenticated;
comment on function public._read_by(public.announcement) is 'Profiles that have read it: all of them for administrators, only the caller''s own for teachers.';

CREATE OR REPLACE FUNCTION public._saving(bundle public.product_bundle)
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (SELECT NULLIF(GREATEST((private.members_apart(asked.id) - COALESCE(asked.sale_price, (0)::numeric)), (0)::numeric), (0)::numeric) AS "nullif" FROM public.product_bundle asked WHERE (asked.id = (_saving.bundle).id));
grant execute on function public._saving(public.product_bundle) to anon;
grant execute on function public._saving(public.product_bundle) to authenticated;
comment on function public._saving(public.product_bundle) is 'How much less the bundle costs than its members apart; empty when nothing is saved.';

CREATE OR REPLACE FUNCTION public._seat_from(product public.product)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.my_teacher_profile_id();
begin
  return (
    select private.seat_giver(line)
    from public.seat as given
    join public.order_line as line on line.id = given.order_line_id
    join public.teacher_products_order as parent on parent.id = line.order_id
    where given.teacher_profile_id = profile_id and line.product_id = product.id
      and parent.order_status = 'PAID' and line.withdrawn_at is null
    order by given.taken_at
    limit 1
  );
end
$function$;
grant execute on function public._seat_from(public.product) to authenticated;
comment on function public._seat_from(public.product) is 'Who gave the caller a seat of the resource, with the school; empty when nobody did.';

CREATE OR REPLACE FUNCTION public._tracking_link(parcel public.parcel)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN private.tracking_link((parcel).carrier, (parcel).tracking_number);
grant execute on function public._tracking_link(public.parcel) to authenticated;
comment on function public._tracking_link(public.parcel) is 'Where the parcel can be followed; null before it is sent, and where no page is known.';

CREATE OR REPLACE FUNCTION public._valid(subscription public.teacher_subscription)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN private.subscription_is_valid((subscription).status_text, (subscription).run_date);
grant execute on function public._valid(public.teacher_subscription) to authenticated;
comment on function public._valid(public.teacher_subscription) is 'Whether the subscription still counts: active, or with a payment date in the future.';

CREATE OR REPLACE FUNCTION public.accept_quotation(token text, accepted_by text, expected_total numeric, purchase_order_number text DEFAULT ''::text, invoice_to jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.quotation := private.quotation_of(token);
  quote public.teacher_products_order;
  who constant text := btrim(coalesce(accepted_by, ''));
  their_number constant text := nullif(btrim(coalesce(purchase_order_number, '')), '');
  state text;
begin
  if who = '' or length(who) > 200 then
    raise exception 'accepted_by_required' using errcode = 'PT422';
  elsif length(their_number) > 40 then
    raise exception 'purchase_order_number_too_long' using errcode = 'PT422';
  end if;
  quote := private.lock_order(asked.order_id);
  -- Read again: another holder of the link may have been faster.
  asked := private.quotation_of(token);
  state := private.quotation_state(asked, quote);
  if state = 'accepted' then
    return private.quotation_document(asked);
  elsif state <> 'open' then
    raise exception 'quotation_not_open' using errcode = 'PT409';
  elsif asked.total is distinct from expected_total then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
  perform private.refuse_open_payment(quote.id);
  -- Only what the law asks for and nobody has said: a link does not change to whom other invoices are made out.
  if private.lacks_invoice_details(quote) then
    if private.is_blank(invoice_to ->> 'name') or private.is_blank(invoice_to ->> 'address') then
      raise exception 'invoice_details_required' using errcode = 'PT422';
    end if;
    perform private.put_invoice_details(quote.teacher_profile_id, invoice_to);
  end if;
  update public.quotation as accepted
  set accepted_at = now(), accepted_by = who, purchase_order_number = their_number
  where accepted.id = asked.id
  returning * into asked;
  -- The coupon was offered: it counts where it still may, and holds in any case.
  perform private.move_order(quote, 'PROCESSING', 'quote_accepted', true, true);
  return private.quotation_document(asked);
end
$function$;
grant execute on function public.accept_quotation(text,text,numeric,text,jsonb) to service_role;
comment on function public.accept_quotation(text,text,numeric,text,jsonb) is 'Orders what a quotation offers, by bank transfer, for whoever holds its link. Accepted twice, it answers the same. invoice_to: {name, address, vatNumber}, wanted when the page says asksInvoiceTo. quotation_not_open when it has expired, was replaced, changed or withdrawn.';

CREATE OR REPLACE FUNCTION public.activity_clashes(start_date_time timestamp with time zone, end_date_time timestamp with time zone, repeat_weeks integer DEFAULT 0, every_weeks integer DEFAULT 1, until_term_end boolean DEFAULT false, own_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('start', clash.start_date_time, 'label', clash.label) ORDER BY clash.start_date_time, clash.id), '[]'::jsonb) AS "coalesce"
    FROM ( SELECT other.id,
             other.label,
             other.start_date_time
            FROM ((jsonb_array_elements_text((public.preview_repeat(activity_clashes.start_date_time, activity_clashes.repeat_weeks, activity_clashes.every_weeks, activity_clashes.until_term_end) -> 'weeks'::text)) copy(week)
              CROSS JOIN LATERAL ( SELECT make_interval(days => ((copy.week)::integer * 7)) AS later) moved)
              JOIN public.teacher_activity other ON (((other.teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) AND (other.start_date_time < (activity_clashes.end_date_time + moved.later)) AND (other.end_date_time > (activity_clashes.start_date_time + moved.later)))))
           WHERE (((activity_clashes.end_date_time - activity_clashes.start_date_time) < '1 day'::interval) AND (((other.end_date_time - other.start_date_time) < '1 day'::interval) OR (other.type = 'Leave'::text)) AND (other.id IS DISTINCT FROM activity_clashes.own_id) AND (NOT (((activity_clashes.repeat_weeks > 0) OR activity_clashes.until_term_end) AND (EXISTS ( SELECT
                    FROM public.teacher_activity own
                   WHERE ((own.id = activity_clashes.own_id) AND (own.repeat_id = other.repeat_id)))))))
           ORDER BY other.start_date_time, other.id
          LIMIT 100) clash;
END;
grant execute on function public.activity_clashes(timestamp with time zone,timestamp with time zone,integer,integer,boolean,uuid) to authenticated;
comment on function public.activity_clashes(timestamp with time zone,timestamp with time zone,integer,integer,boolean,uuid) is 'The caller''s activities at the time of an activity that is being planned and of its copies (see preview_repeat), [{start, label}], at most 100. own_id: the activity itself, if it is stored.';

CREATE OR REPLACE FUNCTION public.add_activity(label text, start_date_time timestamp with time zone, end_date_time timestamp with time zone, color text DEFAULT 'red'::text, type text DEFAULT NULL::text, teacher_assessment_template_id uuid DEFAULT NULL::uuid, teacher_subject_template_id uuid DEFAULT NULL::uuid, repeat_weeks integer DEFAULT 0, every_weeks integer DEFAULT 1, teacher_class_subject_id uuid DEFAULT NULL::uuid, locked boolean DEFAULT false, until_term_end boolean DEFAULT false, notes text DEFAULT ''::text)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  weeks jsonb := public.preview_repeat(
    start_date_time, repeat_weeks, every_weeks, until_term_end) -> 'weeks';
begin
  return query
    insert into public.teacher_activity as activity (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, teacher_class_subject_id, locked, notes, repeat_id)
    select add_activity.label, add_activity.start_date_time + week::integer * interval '7 days',
      add_activity.end_date_time + week::integer * interval '7 days', add_activity.color,
      add_activity.type, add_activity.teacher_assessment_template_id,
      add_activity.teacher_subject_template_id, add_activity.teacher_class_subject_id,
      coalesce(add_activity.locked, false), coalesce(add_activity.notes, ''), series.id
    from (select case when jsonb_array_length(weeks) > 1 then gen_random_uuid() end as id) as series
    cross join jsonb_array_elements_text(weeks) as week
    returning activity.*;
end
$function$;
grant execute on function public.add_activity(text,timestamp with time zone,timestamp with time zone,text,text,uuid,uuid,integer,integer,uuid,boolean,boolean,text) to authenticated;
comment on function public.add_activity(text,timestamp with time zone,timestamp with time zone,text,text,uuid,uuid,integer,integer,uuid,boolean,boolean,text) is 'Adds an activity to the caller''s calendar with the copies of preview_repeat(): in the next repeat_weeks weeks (0 to 12) or until the end of the term, every week or every second one, without days on which there is no school. Returns all of them; copies share one repeatId.';

CREATE OR REPLACE FUNCTION public.add_customer_note(note_id uuid, teacher_profile_id uuid, body text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_back_office();
  if private.is_blank(body) or length(btrim(body)) > 4000 then
    raise exception 'note_text_invalid' using errcode = 'PT422';
  end if;
  -- Not closed meanwhile, and not merged into another.
  perform from public.teacher_profile as profile
  where profile.id = add_customer_note.teacher_profile_id for key share;
  if not found then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  insert into private.customer_note (id, teacher_profile_id, actor_id, body)
  values (
    coalesce(note_id, gen_random_uuid()), add_customer_note.teacher_profile_id,
    private.my_user_id(), add_customer_note.body)
  on conflict on constraint customer_note_pkey do nothing;
  return note_id;
end
$function$;
grant execute on function public.add_customer_note(uuid,uuid,text) to authenticated;
comment on function public.add_customer_note(uuid,uuid,text) is 'For administrators: notes something about a customer. The id is made by the caller, so that sending it again after a lost answer does not note it twice.';

CREATE OR REPLACE FUNCTION public.add_order_note(order_id uuid, body text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written text := btrim(coalesce(body, ''), E' \n\r\t');
  note_id uuid;
begin
  perform private.require_admin();
  if private.is_blank(written) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;
  if length(written) > 2000 then
    raise exception 'note_too_long' using errcode = 'PT422';
  end if;
  if not exists (
      select from public.teacher_products_order as parent
      where parent.id = add_order_note.order_id)
    and not exists (
      select from public.archived_teacher_products_order as kept
      where kept.id = add_order_note.order_id)
  then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  insert into private.order_note (order_id, author_id, body)
  values (add_order_note.order_id, private.my_user_id(), written)
  returning id into note_id;
  return note_id;
end
$function$;
grant execute on function public.add_order_note(uuid,text) to authenticated;
comment on function public.add_order_note(uuid,text) is 'For administrators: adds a note to an order, a quote or an archived order, of at most 2,000 characters. The order itself is not touched.';

CREATE OR REPLACE FUNCTION public.add_to_cart(product_id uuid DEFAULT NULL::uuid, answers jsonb DEFAULT NULL::jsonb, product_bundle_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  cart_id uuid;
  cart public.teacher_products_order;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  if num_nonnulls(product_id, product_bundle_id) <> 1 then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;

  if product_bundle_id is null then
    cart_id := private.add_product_line(profile_id, product_id, answers);
  else
    cart_id := private.add_bundle_line(profile_id, product_bundle_id, answers);
  end if;

  select * into strict cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$function$;
grant execute on function public.add_to_cart(uuid,jsonb,uuid) to authenticated;
comment on function public.add_to_cart(uuid,jsonb,uuid) is 'Puts a published resource or bundle into the caller''s cart, which is created when there is none, and returns the cart. Adding what is already there changes nothing; what the caller owns already is refused. A mutation shows the lines as they were before it, because one statement sees one state: read them with my_cart() afterwards.';

CREATE OR REPLACE FUNCTION public.add_to_library(product_id uuid)
 RETURNS public.product_subscription
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- The lock: one addition at a time per teacher, so that each is counted before the next.
  profile_id uuid := private.lock_my_profile();
  added public.product;
  addition public.product_subscription;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;

  select * into addition
  from public.product_subscription as earlier
  where earlier.teacher_profile_id = profile_id and earlier.product_id = add_to_library.product_id;
  if found then
    return addition;
  end if;

  perform from public.teacher_subscription as subscription
  where subscription.teacher_profile_id = profile_id
  for share;
  select * into added
  from public.product as product
  where product.id = add_to_library.product_id
    and product.subscription_product and private.is_published(product)
  for share;
  if added.id is null then
    raise exception 'product_not_available' using errcode = 'PT404';
  end if;
  if private.owns_product(profile_id, added.id) then
    raise exception 'already_owned' using errcode = 'PT409';
  end if;

  case private.library_refusal(profile_id, added)
    when 'subscription_required' then
      raise exception 'subscription_required' using errcode = 'PT409';
    when 'grade_not_covered' then
      raise exception 'grade_not_covered' using errcode = 'PT409';
    when 'monthly_limit_reached' then
      raise exception 'monthly_limit_reached' using errcode = 'PT409';
    else null;
  end case;

  insert into public.product_subscription (teacher_profile_id, product_id, grade)
  values (profile_id, added.id, private.category_grade(added.category_id))
  returning * into addition;
  return addition;
end
$function$;
grant execute on function public.add_to_library(uuid) to authenticated;
comment on function public.add_to_library(uuid) is 'Adds a published subscription resource to the caller''s library. When it is there already nothing changes and no subscription is needed.';

CREATE OR REPLACE FUNCTION public.add_user_to_group(user_id uuid, group_name text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
RETURN private.add_to_group(user_id, group_name);
grant execute on function public.add_user_to_group(uuid,text) to service_role;
comment on function public.add_user_to_group(uuid,text) is 'For the user-management functions. True when the user was not in the group before.';

CREATE OR REPLACE FUNCTION public.apply_coupon(coupon_code text, order_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
begin
  perform private.put_coupon(target, coupon_code);
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$function$;
grant execute on function public.apply_coupon(text,uuid) to authenticated;
comment on function public.apply_coupon(text,uuid) is 'Puts a coupon on the caller''s cart, or on the order named, and returns the order. Case, spaces and hyphens of the code do not matter. Teachers have it verified by the edge function verify-coupon first. The coupon is checked again, and counted, at the checkout. Applying the coupon that the order has already keeps the use that is counted.';

CREATE OR REPLACE FUNCTION public.archive_orders(older_than date, at_most integer DEFAULT 1000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  old_orders uuid[];
begin
  perform private.require_superadmin();
  if older_than is null or older_than > current_date - 31 then
    raise exception 'archive_too_recent' using errcode = 'PT422';
  end if;

  -- An order that somebody is working on is skipped; the next call takes it.
  select coalesce(array_agg(locked.id), '{}') into old_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.updated_at < older_than and (
      parent.order_status = 'CANCELLED'
      -- A cart with a prepared card payment may still be paid.
      or (parent.order_status = 'PENDING' and not exists (
        select from public.payment_attempt as attempt where attempt.order_id = parent.id)))
    order by parent.id
    limit least(greatest(coalesce(at_most, 0), 0), 10000)
    for update skip locked
  ) as locked;

  insert into public.archived_teacher_products_order (
    id, created_at, teacher_profile_id, owner, order_status, order_number, order_date_time,
    order_payment_method, order_payment, order_shipping_details, order_products, order_events,
    order_actors, coupon_code, coupon_discount_type, coupon_discount_value, coupon_amount,
    shipping_fee, order_total, order_vat, product_count, has_physical, has_questions, search_field)
  select parent.id, parent.created_at, parent.teacher_profile_id, parent.owner, parent.order_status,
    parent.order_number, parent.order_date_time, parent.order_payment_method, parent.order_payment,
    parent.order_shipping_details,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', coalesce(line.product_id, line.product_bundle_id), 'title', line.title,
        'price', line.price::text, 'discountPercentage', line.discount_percentage::text,
        'quantity', line.quantity, 'unitPrice', line.unit_price::text,
        'linePrice', line.line_price::text, 'couponShare', line.coupon_share::text,
        'physical', line.physical, 'questions', line.questions,
        'language', private.line_language(line),
        -- Buyers open archived orders from their mails, so the contents of bundles are kept too.
        'members', private.ordered_members(line.id)
      ) order by line.created_at, line.id), '[]')
     from public.order_line as line where line.order_id = parent.id),
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', event.id, 'createdAt', event.created_at, 'fromStatus', event.from_status,
        'toStatus', event.to_status, 'reason', event.reason
      ) order by event.created_at, event.id), '[]')
     from public.order_event as event where event.order_id = parent.id),
    (select coalesce(jsonb_object_agg(event.id, event.actor_id), '{}')
     from public.order_event as event
     where event.order_id = parent.id and event.actor_id is not null),
    parent.coupon_code, parent.coupon_discount_type, parent.coupon_discount_value,
    parent.coupon_amount, parent.shipping_fee, parent.order_total, parent.order_vat,
    parent.product_count, parent.has_physical, parent.has_questions, parent.search_field
  from public.teacher_products_order as parent
  where parent.id = any (old_orders) and parent.order_status = 'CANCELLED';

  delete from public.teacher_products_order as parent where parent.id = any (old_orders);
  return cardinality(old_orders);
end
$function$;
grant execute on function public.archive_orders(date,integer) to authenticated;
comment on function public.archive_orders(date,integer) is 'For superadmins: moves cancelled orders that nobody has touched since that day into the archive, and deletes carts that have been abandoned for as long. Returns how many; call it until it returns 0.';

CREATE OR REPLACE FUNCTION public.attach_invoice_file(invoice_id uuid, storage_key text, content_sha256 text)
 RETURNS public.invoice
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  filed public.invoice;
begin
  update public.invoice as document
  set storage_key = attach_invoice_file.storage_key,
      content_sha256 = attach_invoice_file.content_sha256
  where document.id = attach_invoice_file.invoice_id
  returning * into filed;
  if filed.id is null then
    raise exception 'invoice_not_found' using errcode = 'PT404';
  end if;
  return filed;
end
$function$;
grant execute on function public.attach_invoice_file(uuid,text,text) to service_role;
comment on function public.attach_invoice_file(uuid,text,text) is 'For the function that draws PDFs. A second file is refused.';

CREATE OR REPLACE FUNCTION public.bank_details()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.signed_in_user();
  return private.bank_account();
end
$function$;
grant execute on function public.bank_details() to authenticated;
comment on function public.bank_details() is 'Where a bank transfer goes: accountHolder, bank, accountType, accountNumber, branchCode, and proofEmail and proofPhone for the proof of payment. Null when no account is set up.';

CREATE OR REPLACE FUNCTION public.bump_lessons(lost_day date, expected jsonb, class_id uuid DEFAULT NULL::uuid, periods integer DEFAULT 0, onto_others boolean DEFAULT false)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
  plan jsonb;
begin
  -- Without the lock, two bumps at once would move the same lessons.
  perform private.lock_my_profile();
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  plan := private.bump_plan(profile, class_id, lost_day, periods, onto_others);
  if plan is distinct from expected then
    raise exception 'bump_changed' using errcode = 'PT409';
  end if;
  return query
    update public.teacher_activity as activity
    set start_date_time = move."toStart", end_date_time = move."toEnd"
    from jsonb_to_recordset(plan -> 'moves')
      as move ("activityId" uuid, "toStart" timestamptz, "toEnd" timestamptz)
    where activity.id = move."activityId"
    returning activity.*;
end
$function$;
grant execute on function public.bump_lessons(date,jsonb,uuid,integer,boolean) to authenticated;
comment on function public.bump_lessons(date,jsonb,uuid,integer,boolean) is 'Moves the lessons as preview_bump() showed; refused when the calendar has changed since. move_activities() undoes it.';

CREATE OR REPLACE FUNCTION public.bundles_with(item_id uuid)
 RETURNS SETOF public.shop_item
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select item.*
  from public.product_bundle_product as member
  join public.shop_item as item on item.id = member.product_bundle_id
  where member.product_id = bundles_with.item_id and item.publish_date <= now()
  order by item.publish_date desc, item.id
  limit 4;
end
$function$;
grant execute on function public.bundles_with(uuid) to anon;
grant execute on function public.bundles_with(uuid) to authenticated;
comment on function public.bundles_with(uuid) is 'The bundles on the shelf that hold the resource.';

CREATE OR REPLACE FUNCTION public.calendar_feed_content(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
begin
  select owner.* into profile
  from private.calendar_feed as feed
  join public.teacher_profile as owner on owner.id = feed.teacher_profile_id
  where feed.token = calendar_feed_content.token;
  if profile.id is null then
    raise exception 'feed_not_found' using errcode = 'PT404';
  end if;
  return jsonb_build_object(
    'language', profile.language,
    'activities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', activity.id, 'label', activity.label, 'type', activity.type,
        'start', activity.start_date_time, 'end', activity.end_date_time,
        'createdAt', activity.created_at, 'updatedAt', activity.updated_at,
        'class', class.name) order by activity.start_date_time, activity.id)
      from public.teacher_activity as activity
      left join public.teacher_class_subject as class
        on class.id = activity.teacher_class_subject_id
      where activity.teacher_profile_id = profile.id
        and activity.start_date_time > now() - interval '1 year'
    ), '[]'),
    'terms', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', term.id, 'label', term.label, 'labelAf', term.label_af,
        'start', term.start_date, 'end', term.end_date) order by term.start_date)
      from public.term as term
      where profile.province = any (term.provinces)
        and term.end_date > private.today() - 365
    ), '[]'),
    'holidays', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', holiday.id, 'label', holiday.label, 'labelAf', holiday.label_af,
        'start', holiday.date, 'end', holiday.date) order by holiday.date)
      from public.holiday as holiday
      where holiday.date > private.today() - 365
    ), '[]'));
end
$function$;
grant execute on function public.calendar_feed_content(text) to service_role;
comment on function public.calendar_feed_content(text) is 'The content of a calendar feed: language, and the activities, terms and holidays since a year ago. For the edge function calendar-feed.';

CREATE OR REPLACE FUNCTION public.cancel_order(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  cancelled public.teacher_products_order;
begin
  select * into cancelled from public.teacher_products_order as parent
  where parent.id = cancel_order.order_id and parent.teacher_profile_id = profile_id
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  -- A second click.
  if cancelled.order_status = 'CANCELLED' then
    return cancelled;
  elsif cancelled.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif cancelled.order_status <> 'PROCESSING' then
    raise exception 'order_not_placed' using errcode = 'PT409';
  end if;

  perform private.refuse_open_payment(order_id);
  perform private.enter_status(order_id, 'CANCELLED');
  perform private.record_order_event(order_id, 'PROCESSING', 'CANCELLED', 'cancelled_by_buyer');
  select * into strict cancelled
  from public.teacher_products_order as parent where parent.id = cancel_order.order_id;
  return cancelled;
end
$function$;
grant execute on function public.cancel_order(uuid) to authenticated;
comment on function public.cancel_order(uuid) is 'Cancels the caller''s own order while it waits for a bank transfer, and gives its coupon back. Calling again returns the same order. Refused while a card payment of it is being confirmed.';

CREATE OR REPLACE FUNCTION public.change_activity(activity_id uuid, scope text, label text, start_date_time timestamp with time zone, end_date_time timestamp with time zone, color text, type text DEFAULT NULL::text, teacher_assessment_template_id uuid DEFAULT NULL::uuid, teacher_subject_template_id uuid DEFAULT NULL::uuid, teacher_class_subject_id uuid DEFAULT NULL::uuid, locked boolean DEFAULT false, repeat_weeks integer DEFAULT 0, every_weeks integer DEFAULT 1, version timestamp with time zone DEFAULT NULL::timestamp with time zone, until_term_end boolean DEFAULT false, notes text DEFAULT NULL::text)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  before public.teacher_activity;
  series uuid;
  weeks jsonb := public.preview_repeat(
    start_date_time, repeat_weeks, every_weeks, until_term_end) -> 'weeks';
begin
  if (change_activity.scope in ('ONE', 'FOLLOWING', 'ALL')) is not true then
    raise exception 'scope_not_known' using errcode = 'PT422';
  end if;
  select * into before from public.teacher_activity as activity
  where activity.id = change_activity.activity_id
  for update;
  if before.id is null then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
  if before.updated_at <> change_activity.version then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;

  -- This and the following copies become a repeat of their own, so that a later change of "all" does not
  -- reach the earlier ones.
  series := before.repeat_id;
  if change_activity.scope = 'FOLLOWING' and exists (
    select from public.teacher_activity as earlier
    where earlier.repeat_id = before.repeat_id
      and earlier.start_date_time < before.start_date_time
  ) then
    series := gen_random_uuid();
  end if;
  if before.repeat_id is null and jsonb_array_length(weeks) > 1 then
    series := gen_random_uuid();
  end if;

  return query
    update public.teacher_activity as activity
    set label = change_activity.label,
      start_date_time = activity.start_date_time
        + (change_activity.start_date_time - before.start_date_time),
      end_date_time = activity.start_date_time
        + (change_activity.end_date_time - before.start_date_time),
      color = change_activity.color,
      type = change_activity.type,
      teacher_assessment_template_id = change_activity.teacher_assessment_template_id,
      teacher_subject_template_id = change_activity.teacher_subject_template_id,
      teacher_class_subject_id = change_activity.teacher_class_subject_id,
      locked = coalesce(change_activity.locked, false),
      notes = coalesce(change_activity.notes, activity.notes),
      repeat_id = series
    where activity.id = before.id
      or (change_activity.scope <> 'ONE' and activity.repeat_id = before.repeat_id
        and (change_activity.scope = 'ALL'
          or activity.start_date_time >= before.start_date_time))
    returning activity.*;

  if before.repeat_id is null and series is not null then
    return query
      insert into public.teacher_activity as activity (
        label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
        teacher_subject_template_id, teacher_class_subject_id, locked, notes, repeat_id)
      select change_activity.label,
        change_activity.start_date_time + week::integer * interval '7 days',
        change_activity.end_date_time + week::integer * interval '7 days', change_activity.color,
        change_activity.type, change_activity.teacher_assessment_template_id,
        change_activity.teacher_subject_template_id, change_activity.teacher_class_subject_id,
        coalesce(change_activity.locked, false), coalesce(change_activity.notes, before.notes), series
      from jsonb_array_elements_text(weeks) as week
      where week::integer > 0
      returning activity.*;
  end if;
end
$function$;
grant execute on function public.change_activity(uuid,text,text,timestamp with time zone,timestamp with time zone,text,text,uuid,uuid,uuid,boolean,integer,integer,timestamp with time zone,boolean,text) to authenticated;
comment on function public.change_activity(uuid,text,text,timestamp with time zone,timestamp with time zone,text,text,uuid,uuid,uuid,boolean,integer,integer,timestamp with time zone,boolean,text) is 'Saves the form of an activity. Scope is ONE, FOLLOWING (this and the later copies, which become a repeat of their own) or ALL; other copies move by as much as this one. An activity that did not repeat may begin to, with the copies of preview_repeat(); notes that are left out stay. With the version (updated_at) that the caller read, an activity that has changed since is refused. Returns what changed.';

CREATE OR REPLACE FUNCTION public.change_answers(line_id uuid, answers jsonb)
 RETURNS public.order_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  line public.order_line;
begin
  select * into line from public.order_line
  where order_line.id = line_id and order_line.order_id = cart_id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  end if;

  update public.order_line
  set questions = private.answer_questions(line.questions, answers)
  where order_line.id = line_id
  returning * into line;
  return line;
end
$function$;
grant execute on function public.change_answers(uuid,jsonb) to authenticated;
comment on function public.change_answers(uuid,jsonb) is 'Replaces the answers of a line in the caller''s cart, in the order of the questions.';

CREATE OR REPLACE FUNCTION public.change_order(order_id uuid, items jsonb DEFAULT NULL::jsonb, shipping_details jsonb DEFAULT NULL::jsonb, payment_method text DEFAULT ''::text, seen_at timestamp with time zone DEFAULT NULL::timestamp with time zone, coupon_code text DEFAULT NULL::text, expected_total numeric DEFAULT NULL::numeric)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed public.teacher_products_order := private.lock_order_for_admin(order_id);
begin
  if changed.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  if changed.order_status not in ('QUOTING', 'PROCESSING') then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;

  if items is not null then
    perform private.put_order_items(order_id, items);
  end if;
  perform private.put_order_address(order_id, shipping_details);
  if coupon_code = '' then
    perform private.take_coupon_off(order_id);
  elsif coupon_code is not null then
    perform private.put_coupon(changed, coupon_code);
  end if;
  perform private.refuse_other_total(order_id, expected_total);

  select * into strict changed
  from public.teacher_products_order as parent where parent.id = change_order.order_id;
  update public.teacher_products_order as parent
  set order_payment_method = case
    when changed.order_status = 'QUOTING' then parent.order_payment_method
    when not private.is_blank(change_order.payment_method) or changed.order_total = 0
    then private.settle_payment_method(change_order.payment_method, changed.order_total)
    when items is not null or change_order.coupon_code is not null or parent.order_payment_method = 'Free'
    then 'EFT'
    else parent.order_payment_method
  end
  where parent.id = change_order.order_id
  returning * into changed;
  perform private.record_order_event(
    order_id, changed.order_status, changed.order_status, 'changed_by_admin');
  return changed;
end
$function$;
grant execute on function public.change_order(uuid,jsonb,jsonb,text,timestamp with time zone,text,numeric) to authenticated;
comment on function public.change_order(uuid,jsonb,jsonb,text,timestamp with time zone,text,numeric) is 'Changes a quote or a PROCESSING order; arguments that are left out change nothing. Other goods on an order, or another coupon, make its payment method EFT, or Free when nothing is left to pay. An empty coupon_code takes the coupon off. seen_at: the version that was shown, and expected_total: the total; another one is refused.';

CREATE OR REPLACE FUNCTION public.change_quantity(line_id uuid, quantity integer)
 RETURNS public.order_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  line public.order_line;
begin
  select * into line from public.order_line
  where order_line.id = change_quantity.line_id and order_line.order_id = cart_id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  end if;
  perform private.refuse_quantity(
    change_quantity.quantity, line.physical and line.product_bundle_id is null);

  update public.order_line
  set quantity = change_quantity.quantity
  where order_line.id = line.id
  returning * into line;
  return line;
end
$function$;
grant execute on function public.change_quantity(uuid,integer) to authenticated;
comment on function public.change_quantity(uuid,integer) is 'How many of a posted resource the caller''s cart holds: 1 to 99. Everything else is bought once.';

CREATE OR REPLACE FUNCTION public.charges_vat()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.charges_vat();
end
$function$;
grant execute on function public.charges_vat() to anon;
grant execute on function public.charges_vat() to authenticated;
comment on function public.charges_vat() is 'Whether todays prices include VAT. Pages mention VAT only then.';

CREATE OR REPLACE FUNCTION public.checkout(order_id uuid, payment_method text, expected_total numeric, shipping_details jsonb DEFAULT NULL::jsonb)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  placed public.teacher_products_order;
  problem text;
  method text;
  address jsonb;
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = checkout.order_id and parent.teacher_profile_id = profile_id
  ) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  perform private.lock_goods(order_id);
  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id
  for update;

  -- A second click returns the order that the first one has placed.
  if placed.order_status in ('PROCESSING', 'PAID') then
    return placed;
  elsif placed.order_status = 'CANCELLED' then
    raise exception 'order_not_open' using errcode = 'PT409';
  end if;

  perform private.refuse_open_payment(order_id);
  perform private.refresh_order(order_id);
  problem := private.cart_problem(order_id);
  if problem = 'product_not_available' then
    raise exception 'items_unavailable' using errcode = 'PT409';
  end if;
  perform private.raise_cart_problem(problem);
  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  if placed.order_total is distinct from expected_total then
    raise exception 'order_total_changed' using errcode = 'PT409';
  end if;
  method := private.settle_payment_method(payment_method, placed.order_total);
  if placed.has_physical then
    address := private.tidy_shipping_details(coalesce(
      shipping_details,
      (select profile.products_order_shipping_details
       from public.teacher_profile as profile where profile.id = profile_id)));
    if address is null then
      raise exception 'shipping_details_required' using errcode = 'PT422';
    end if;
  end if;

  perform private.redeem_coupon(order_id);
  if method = 'PayFast' then
    update public.teacher_products_order as parent
    set order_number = coalesce(parent.order_number, private.new_order_number()),
        order_date_time = now(),
        order_payment_method = method,
        order_shipping_details = address
    where parent.id = checkout.order_id;
    perform private.prepare_payment(order_id, placed.order_total);
    perform private.record_order_event(
      order_id, placed.order_status, placed.order_status, 'card_payment_prepared');
  elsif method = 'EFT' then
    perform private.enter_status(order_id, 'PROCESSING', method, address);
    perform private.record_order_event(order_id, placed.order_status, 'PROCESSING', 'checked_out');
  else
    perform private.enter_status(order_id, 'PAID', method, address);
    perform private.record_order_event(order_id, placed.order_status, 'PAID', 'checked_out');
  end if;

  select * into strict placed from public.teacher_products_order as parent
  where parent.id = checkout.order_id;
  return placed;
end
$function$;
grant execute on function public.checkout(uuid,text,numeric,jsonb) to authenticated;
comment on function public.checkout(uuid,text,numeric,jsonb) is 'Places the caller''s cart or quote. EFT makes it PROCESSING, a total of zero makes it PAID, PayFast leaves it as it is and prepares a payment, the newest in paymentAttemptCollection. expected_total is what the buyer saw and must be the total now. When something has to be posted an address is needed: the one sent, else the saved one. Calling again returns the same order. Refused with payment_being_confirmed while the shop waits for the word of the card provider.';

CREATE OR REPLACE FUNCTION public.claim_order_mail(at_most integer DEFAULT 10)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mails jsonb;
begin
  perform private.remind_of_quotations();
  with due as (
    select mail.id, mail.order_id, mail.kind, mail.seat_id from private.order_mail as mail
    where mail.sent_at is null and mail.due_at <= now()
      -- After two days of trying the mail is given up: by then buyers have looked at their order themselves.
      and mail.attempts < 14
      -- A change is not told before the mail about the order itself has gone out.
      and not (mail.kind = 'changed' and exists (
        select from private.order_mail as first
        where first.order_id = mail.order_id and first.kind <> 'changed'
          and first.sent_at is null and first.attempts < 14))
    order by mail.due_at
    limit least(at_most, 50)
    for update skip locked
  ), contents as materialized (
    select due.id, case due.kind
      when 'seat' then private.seat_mail_content(due.seat_id)
      else private.order_mail_content(due.order_id) end as content
    from due
  ), claimed as (
    update private.order_mail as mail
    set attempts = mail.attempts + 1,
        due_at = now() + least(interval '5 minutes' * power(2, mail.attempts), interval '6 hours'),
        -- An invitation tells the buyer nothing.
        told = case when mail.kind <> 'seat' then
          contents.content - array['to', 'copyTo', 'name', 'language', 'bank'] end
    from contents where contents.id = mail.id
    returning mail.id, mail.kind, mail.order_id, mail.invoice_id, mail.parcel_id, mail.created_at, mail.again,
      contents.content
  )
  select jsonb_agg(
    jsonb_build_object('id', claimed.id, 'kind', claimed.kind, 'invoiceId', claimed.invoice_id)
      || coalesce(claimed.content, '{}')
      || case claimed.kind
        -- Sent again, it tells the whole order: there is no difference from what was told before.
        when 'changed' then jsonb_build_object('before',
          case when not claimed.again then private.last_told(claimed.order_id) end)
        when 'refunded' then jsonb_build_object('refund', private.refund_told(claimed.invoice_id))
        when 'quoted' then jsonb_build_object('quotation', private.quotation_told(claimed.order_id))
        when 'quote_ends' then jsonb_build_object('quotation', private.quotation_told(claimed.order_id))
        else jsonb_build_object('parcel', private.parcel_mail_content(claimed.parcel_id)) end
    order by claimed.created_at, claimed.id)
  into mails from claimed;
  return coalesce(mails, '[]');
end
$function$;
grant execute on function public.claim_order_mail(integer) to service_role;
comment on function public.claim_order_mail(integer) is 'The mails that are due, each with everything that it says. Nobody else gets them for five minutes, then ten, twenty and up to six hours. finish_order_mail() reports whether they were sent.';

CREATE OR REPLACE FUNCTION public.close_account(user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  closing public.teacher_profile;
  cart record;
  owned record;
  bought boolean;
  -- Whose pictures are the person's as well: accounts that were merged into this one (decision 104).
  former uuid[];
begin
  if exists (
    select from private.user_group as membership
    where membership.user_id = close_account.user_id and membership.group_name <> 'teacher')
  then
    raise exception 'account_of_office' using errcode = 'PT409';
  end if;
  select * into closing from public.teacher_profile as profile
  where profile.user_id = close_account.user_id for update;
  if closing.id is null then
    return jsonb_build_object('name', '', 'language', null, 'formerUsers', '[]'::jsonb);
  end if;
  former := array(
    select merged.emptied_user_id from private.account_merge as merged
    where merged.kept_profile_id = closing.id and merged.emptied_user_id is not null);
  -- The provider goes on taking money until the subscription is ended there.
  if exists (
    select from public.teacher_subscription as subscription
    where subscription.teacher_profile_id = closing.id and subscription.token is not null
      and upper(subscription.status_text) = 'ACTIVE')
  then
    raise exception 'subscription_still_active' using errcode = 'PT409';
  end if;
  if exists (
    select from public.teacher_products_order as waiting
    where waiting.teacher_profile_id = closing.id
      and (waiting.order_status in ('QUOTING', 'PROCESSING') or exists (
        select from public.payment_attempt as attempt
        where attempt.order_id = waiting.id and attempt.sent_at is not null and attempt.ended_at is null)))
  then
    raise exception 'orders_still_open' using errcode = 'PT409';
  end if;

  for cart in
    select open.id
    from public.teacher_products_order as open
    where open.teacher_profile_id = closing.id and open.order_status = 'PENDING'
    order by open.id
    for update of open
  loop
    if private.put_cart_away(cart.id) then
      perform private.record_order_event(cart.id, 'PENDING', 'CANCELLED', 'account_closed');
    end if;
  end loop;
  for owned in
    select link.conrelid::regclass as relation, link_column.attname
    from pg_catalog.pg_constraint as link
    join pg_catalog.pg_attribute as link_column
      on link_column.attrelid = link.conrelid and link_column.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = 'public.teacher_profile'::regclass
      and link.confdeltype = 'c'
    -- Last, because deleting activities and papers writes there what may come back.
    order by
      link.conrelid in ('private.deleted_activity'::regclass, 'private.released_picture'::regclass),
      link.conrelid
  loop
    execute format('delete from %s as held where held.%I = $1', owned.relation, owned.attname)
      using closing.id;
  end loop;

  select exists (
    select from public.teacher_products_order as kept where kept.teacher_profile_id = closing.id)
    or exists (select from public.invoice as kept where kept.teacher_profile_id = closing.id)
    or exists (select from public.archived_teacher_products_order as kept
      where kept.teacher_profile_id = closing.id)
  into bought;
  if bought then
    update public.teacher_profile as profile
    set teacher_profile_school_id = null, translate_i18n = null, rotation_anchor = null, products = null
    where profile.id = closing.id;
  else
    delete from public.teacher_profile as profile where profile.id = closing.id;
  end if;
  return jsonb_build_object(
    'name', coalesce(closing.name, ''), 'language', closing.translate_i18n, 'formerUsers', to_jsonb(former));
end
$function$;
grant execute on function public.close_account(uuid) to service_role;
comment on function public.close_account(uuid) is 'For close-account: removes the workspace of a user, and the profile too if nothing was ever ordered. Auth deletes the user afterwards, which closes a profile that stays. Returns {name, language} for the mail, and formerUsers, in whose folders the pictures of merged accounts lie.';

CREATE OR REPLACE FUNCTION public.confirm_bank_line(line_id uuid, order_id uuid, expected_due numeric, in_full boolean DEFAULT false, note text DEFAULT ''::text)
 RETURNS public.bank_statement_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid public.teacher_products_order := private.lock_order_for_admin(order_id);
  line public.bank_statement_line := private.open_line(line_id);
  due numeric := paid.order_total - private.transferred(order_id);
  share numeric := least(line.left_amount, due);
  event_id uuid;
begin
  -- A second click.
  if exists (
    select from public.bank_line_order as link
    where link.bank_statement_line_id = line.id and link.order_id = paid.id and link.undone_at is null
  ) then
    return line;
  elsif line.line_state not in ('OPEN', 'OWED_BACK') then
    raise exception 'bank_line_used' using errcode = 'PT409';
  end if;
  perform private.refuse_as_target(paid, due, expected_due);
  if in_full and share < due and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;

  update public.bank_statement_line as used
  set left_amount = used.left_amount - share,
      line_state = case when used.left_amount = share then 'SETTLED' else 'OWED_BACK' end
  where used.id = line.id
  returning * into line;
  if paid.order_status = 'PAID' then
    event_id := private.record_order_event(order_id, 'PAID', 'PAID', 'transfer_linked');
  elsif share < due and not in_full then
    event_id := private.record_order_event(
      order_id, 'PROCESSING', 'PROCESSING', 'part_paid_by_transfer');
  else
    update public.teacher_products_order as parent
    set order_payment_method = 'EFT' where parent.id = paid.id;
    event_id := private.move_order(paid, 'PAID', 'paid_by_transfer');
  end if;
  insert into public.bank_line_order (
    bank_statement_line_id, order_id, order_number, order_event_id, amount, note, confirmed_by)
  values (
    line.id, paid.id, paid.order_number, event_id, share, left(trim(coalesce(note, '')), 500), private.my_user_id());
  return line;
end
$function$;
grant execute on function public.confirm_bank_line(uuid,uuid,numeric,boolean,text) to authenticated;
comment on function public.confirm_bank_line(uuid,uuid,numeric,boolean,text) is 'For administrators: the line pays this order as far as it goes. expected_due is what was shown as still to pay. An order that is paid with it becomes PAID, as set_order_status() does it; one that is not stays PROCESSING, unless in_full says, with a note, that the rest is let go. An order that was set to PAID by hand is only linked. What is left of the line is owed back. Calling again returns the same line.';

CREATE OR REPLACE FUNCTION public.copy_week(from_monday date, to_monday date)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  copied jsonb := public.preview_copy_week(from_monday, to_monday) -> 'copied';
  distance interval := (to_monday - from_monday) * interval '1 day';
begin
  return query
    insert into public.teacher_activity as copy (
      label, start_date_time, end_date_time, color, type, teacher_assessment_template_id,
      teacher_subject_template_id, teacher_class_subject_id, notes)
    select source.label, source.start_date_time + distance, source.end_date_time + distance,
      source.color, source.type, source.teacher_assessment_template_id,
      source.teacher_subject_template_id, source.teacher_class_subject_id, source.notes
    from public.teacher_activity as source
    where copied ? source.id::text
    order by source.start_date_time
    returning copy.*;
end
$function$;
grant execute on function public.copy_week(date,date) to authenticated;
comment on function public.copy_week(date,date) is 'Adds the activities of one week to another week as preview_copy_week() says; weeks are named by their Monday. Runs as the caller. Returns the copies, which do not repeat.';

CREATE OR REPLACE FUNCTION public.corrected_search(words text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.correct_words(words);
end
$function$;
grant execute on function public.corrected_search(text) to anon;
grant execute on function public.corrected_search(text) to authenticated;
comment on function public.corrected_search(text) is 'The words that search_shop() looks for instead of misspelt ones, to be shown beside what it found; empty when the search is spelt as the shelf spells it.';

CREATE OR REPLACE FUNCTION public.coupon_orders(coupon_id uuid)
 RETURNS SETOF public.teacher_products_order
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query
    select used_by.*
    from public.coupon_redemption as redemption
    join public.teacher_products_order as used_by on used_by.id = redemption.order_id
    where redemption.coupon_id = coupon_orders.coupon_id;
end
$function$;
grant execute on function public.coupon_orders(uuid) to authenticated;
comment on function public.coupon_orders(uuid) is 'For administrators: the orders that use a coupon now, of any age. Order and page the result like the collection of orders.';

CREATE OR REPLACE FUNCTION public.coupon_preview(discount_type text, discount_value numeric)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sample public.product[];
  shares numeric[];
  goods numeric;
  off numeric;
  fee numeric;
begin
  perform private.require_admin();
  sample := array(select private.sample_cart());
  shares := private.spread_coupon(coupon_preview.discount_type, coupon_preview.discount_value, array(
    select line.sale_price from unnest(sample) with ordinality as line
    where not line.physical order by line.ordinality));
  select coalesce(sum(line.sale_price), 0), private.shipping_fee(coalesce(bool_or(line.physical), false))
  into goods, fee from unnest(sample) as line;
  off := coalesce((select sum(share) from unnest(shares) as share), 0);
  return jsonb_build_object(
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', line.title, 'price', line.sale_price::text, 'physical', line.physical,
        'couponShare', case when line.physical then '0.00'
          else shares[line.ordinality]::text end) order by line.ordinality)
      -- The downloads come first, so that a line and its share have the same place.
      from unnest(sample) with ordinality as line), '[]'),
    'shippingFee', fee::text,
    'couponAmount', round(off, 2)::text,
    'orderTotal', round(fee + goods - off, 2)::text,
    'orderVat', private.vat_charged(fee + goods - off)::text);
end
$function$;
grant execute on function public.coupon_preview(text,numeric) to authenticated;
comment on function public.coupon_preview(text,numeric) is 'For administrators: what a discount does to a sample cart of two downloads and a posted resource: {lines: [{title, price, physical, couponShare}], shippingFee, couponAmount, orderTotal, orderVat}, amounts in rand. The rule is that of every order.';

CREATE OR REPLACE FUNCTION public.create_calendar_feed()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  made text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  insert into private.calendar_feed as feed (teacher_profile_id, token) values (profile_id, made)
  on conflict on constraint calendar_feed_teacher_profile_id_key do update set token = made;
  return made;
end
$function$;
grant execute on function public.create_calendar_feed() to authenticated;
comment on function public.create_calendar_feed() is 'Makes a new secret for the address of the caller''s calendar feed; the old address stops working.';

CREATE OR REPLACE FUNCTION public.create_coupon_batch(batch text, how_many integer, start_date date, end_date date, discount_type text, discount_value numeric, prefix text DEFAULT ''::text, restrict_to text DEFAULT 'ALL'::text, max_uses integer DEFAULT 1)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  batch_name text := btrim(batch);
  code_prefix text := private.normal_coupon_code(prefix);
  made integer := 0;
  added integer;
begin
  perform private.require_admin();
  if coalesce(batch_name, '') = '' then
    raise exception 'coupon_batch_name_required' using errcode = 'PT422';
  end if;
  if how_many is null or how_many not between 1 and 1000 then
    raise exception 'coupon_batch_size' using errcode = 'PT422';
  end if;
  if length(code_prefix) > 12 then
    raise exception 'coupon_prefix_too_long' using errcode = 'PT422';
  end if;
  -- Two people who press the button at once: the second waits, and then finds the name taken.
  perform pg_advisory_xact_lock(hashtextextended('coupon_batch ' || batch_name, 0));
  if exists (select from public.coupon as earlier where earlier.batch = batch_name) then
    raise exception 'coupon_batch_exists' using errcode = 'PT409';
  end if;

  while made < how_many loop
    insert into public.coupon (
      coupon_code, batch, start_date, end_date, discount_type, discount_value, restrict_to, max_uses)
    select private.random_coupon_code(code_prefix), batch_name, create_coupon_batch.start_date,
      create_coupon_batch.end_date, create_coupon_batch.discount_type,
      create_coupon_batch.discount_value, create_coupon_batch.restrict_to,
      create_coupon_batch.max_uses
    from generate_series(1, how_many - made)
    on conflict on constraint coupon_coupon_code_key do nothing;
    get diagnostics added = row_count;
    made := made + added;
  end loop;
  return made;
end
$function$;
grant execute on function public.create_coupon_batch(text,integer,date,date,text,numeric,text,text,integer) to authenticated;
comment on function public.create_coupon_batch(text,integer,date,date,text,numeric,text,text,integer) is 'Makes up to 1,000 different codes that share everything else, and answers how many. The name of a batch is used once, so that a repeated call makes nothing twice. Raises coupon_batch_name_required, coupon_batch_size, coupon_prefix_too_long, coupon_batch_exists and the constraints of the table.';

CREATE OR REPLACE FUNCTION public.create_order(teacher_profile_id uuid, items jsonb, payment_method text, shipping_details jsonb DEFAULT NULL::jsonb, coupon_code text DEFAULT ''::text, expected_total numeric DEFAULT NULL::numeric, new_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  order_id uuid := private.new_order_of(teacher_profile_id, 'PROCESSING', new_id);
  created public.teacher_products_order;
  method text;
begin
  if order_id is null then
    return private.made_before(new_id, teacher_profile_id, expected_total);
  end if;
  created := private.fill_new_order(order_id, items, shipping_details, coupon_code, expected_total);
  method := private.settle_payment_method(payment_method, created.order_total);
  update public.teacher_products_order as parent
  set order_payment_method = method
  where parent.id = order_id;
  if method = 'EFT' then
    perform private.record_order_event(order_id, null, 'PROCESSING', 'order_created');
  else
    perform private.enter_status(order_id, 'PAID');
    perform private.record_order_event(order_id, null, 'PAID', 'order_created');
  end if;

  select * into strict created
  from public.teacher_products_order as parent where parent.id = order_id;
  return created;
end
$function$;
grant execute on function public.create_order(uuid,jsonb,text,jsonb,text,numeric,uuid) to authenticated;
comment on function public.create_order(uuid,jsonb,text,jsonb,text,numeric,uuid) is 'An order for a customer: PROCESSING with EFT, PAID otherwise. items, expected_total and new_id as in create_quote().';

CREATE OR REPLACE FUNCTION public.create_quote(teacher_profile_id uuid, items jsonb, shipping_details jsonb DEFAULT NULL::jsonb, coupon_code text DEFAULT ''::text, expected_total numeric DEFAULT NULL::numeric, new_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  order_id uuid := private.new_order_of(teacher_profile_id, 'QUOTING', new_id);
  quote public.teacher_products_order;
begin
  if order_id is null then
    return private.made_before(new_id, teacher_profile_id, expected_total);
  end if;
  if exists (
    select from public.teacher_products_order as other
    where other.teacher_profile_id = create_quote.teacher_profile_id
      and other.order_status = 'QUOTING' and other.id <> order_id
  ) then
    raise exception 'quote_exists' using errcode = 'PT409';
  end if;
  quote := private.fill_new_order(order_id, items, shipping_details, coupon_code, expected_total);
  perform private.record_order_event(order_id, null, 'QUOTING', 'quote_created');
  return quote;
end
$function$;
grant execute on function public.create_quote(uuid,jsonb,jsonb,text,numeric,uuid) to authenticated;
comment on function public.create_quote(uuid,jsonb,jsonb,text,numeric,uuid) is 'A quote for a customer who has no other quote. items: [{productId or productBundleId, answers, quantity}]. expected_total: what was shown, refused when it is another. new_id: called again with the same, it returns what it made the first time.';

CREATE OR REPLACE FUNCTION public.create_reporting_data()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_superadmin();
  perform private.rebuild_reporting_teachers();
  return (select count(*)::integer from public.reporting_teacher);
end
$function$;
grant execute on function public.create_reporting_data() to authenticated;
comment on function public.create_reporting_data() is 'Copies every row from its sources again and returns how many there are. Changes nothing as long as the triggers have worked.';

CREATE OR REPLACE FUNCTION public.current_seller()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today private.seller := private.seller_today();
begin
  if today.id is null then
    return null;
  end if;
  return jsonb_build_object('tradingName', today.trading_name, 'address', today.address,
    'vatNumber', today.vat_number);
end
$function$;
grant execute on function public.current_seller() to anon;
grant execute on function public.current_seller() to authenticated;
comment on function public.current_seller() is 'Who sells today, as invoices name them: {tradingName, address, vatNumber}; null when nobody is entered.';

CREATE OR REPLACE FUNCTION public.customer_for_order(teacher_profile_id uuid, owner text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return (
    select private.buyer_document(profile.id, profile.owner) || jsonb_build_object(
      'teacherProfileId', profile.id,
      'quote', (
        select jsonb_build_object('id', quote.id, 'orderNumber', quote.order_number)
        from public.teacher_products_order as quote
        where quote.teacher_profile_id = profile.id and quote.order_status = 'QUOTING'
        order by quote.created_at, quote.id limit 1))
    from public.teacher_profile as profile
    where profile.id = customer_for_order.teacher_profile_id
      and profile.owner = customer_for_order.owner);
end
$function$;
grant execute on function public.customer_for_order(uuid,text) to authenticated;
comment on function public.customer_for_order(uuid,text) is 'For administrators: who a new order or quote is for, and the quote that the customer has already; null when the profile does not exist or belongs to another owner.';

CREATE OR REPLACE FUNCTION public.customer_more(teacher_profile_id uuid, part text, skipping integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page_size constant integer := 50;
  passed integer := greatest(coalesce(skipping, 0), 0);
begin
  perform private.require_back_office();
  return case part
    when 'notes' then jsonb_build_object(
      'rows', private.customer_notes(teacher_profile_id, page_size, passed))
    when 'library' then private.customer_library(teacher_profile_id, page_size, passed)
    when 'mails' then case when private.in_group('admin') then
      private.customer_mails(teacher_profile_id, page_size, passed) end
  end;
end
$function$;
grant execute on function public.customer_more(uuid,text,integer) to authenticated;
comment on function public.customer_more(uuid,text,integer) is 'For administrators: the next fifty rows of the part "notes", "library" or "mails" of customer_page().';

CREATE OR REPLACE FUNCTION public.customer_page(customer_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  customer public.reporting_teacher;
  mine uuid;
  sells boolean := private.in_group('admin');
begin
  perform private.require_back_office();
  select * into customer from public.reporting_teacher as known
  where known.id = customer_id or known.teacher_profile_id = customer_id
    -- A link from before two accounts were merged leads to the one that stayed.
    or known.teacher_profile_id = (
      select merged.kept_profile_id from private.account_merge as merged
      where customer_id in (merged.emptied_profile_id, merged.emptied_user_id) limit 1)
  limit 1;
  if customer.id is null then
    return null;
  end if;
  mine := customer.teacher_profile_id;
  return private.customer_facts(customer) || jsonb_build_object(
    'sessions', private.sessions_of(customer.id),
    'merges', private.customer_merges(mine),
    'notes', jsonb_build_object(
      'count', (select count(*) from private.customer_note as note where note.teacher_profile_id = mine),
      'rows', private.customer_notes(mine, 10, 0)),
    'library', case when mine is not null then private.customer_library(mine, 10, 0) end)
    || case when sells and mine is not null then jsonb_build_object(
      'orders', private.customer_orders(mine, false),
      'quotes', private.customer_orders(mine, true),
      'cart', private.customer_cart(mine),
      'mails', private.customer_mails(mine, 10, 0)) else '{}' end;
end
$function$;
grant execute on function public.customer_page(uuid) to authenticated;
comment on function public.customer_page(uuid) is 'For administrators: who a customer is (by the id of ReportingTeacher or of the profile), with orders, quotes, cart and mails for the group admin, library, sessions and notes; null when there is no such customer. An id that was merged into another account answers with that one.';

CREATE OR REPLACE FUNCTION public.decide_bank_line(line_id uuid, decision text, note text DEFAULT ''::text)
 RETURNS public.bank_statement_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  line public.bank_statement_line;
begin
  perform private.require_admin();
  line := private.open_line(line_id);
  if decision is null or decision not in ('aside', 'returned', 'reopen') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  elsif decision <> 'reopen' and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  elsif decision = 'aside' and line.line_state = 'ASIDE'
    or decision = 'returned' and line.line_state = 'SETTLED' and line.returned_amount > 0
    or decision = 'reopen' and line.line_state = 'OPEN'
  then
    return line;
  elsif decision = 'reopen' and line.line_state <> 'ASIDE' and line.returned_amount = 0
    or decision = 'aside' and (line.line_state <> 'OPEN' or line.left_amount <> line.amount)
    or decision = 'returned' and line.line_state not in ('OPEN', 'OWED_BACK')
  then
    raise exception 'bank_line_used' using errcode = 'PT409';
  end if;

  update public.bank_statement_line as decided
  set note = left(trim(coalesce(decide_bank_line.note, '')), 500),
      left_amount = case decision
        when 'returned' then 0
        when 'reopen' then decided.left_amount + decided.returned_amount
        else decided.left_amount end,
      returned_amount = case decision
        when 'returned' then decided.returned_amount + decided.left_amount
        when 'reopen' then 0
        else decided.returned_amount end,
      line_state = case decision
        when 'aside' then 'ASIDE'
        when 'returned' then 'SETTLED'
        when 'reopen' then case
          when decided.left_amount + decided.returned_amount = decided.amount then 'OPEN'
          else 'OWED_BACK' end
        end
  where decided.id = line.id
  returning * into line;
  if line.line_state = 'OPEN' then
    perform private.match_lines(array[line.id]);
    select * into strict line from public.bank_statement_line as matched where matched.id = line.id;
  end if;
  return line;
end
$function$;
grant execute on function public.decide_bank_line(uuid,text,text) to authenticated;
comment on function public.decide_bank_line(uuid,text,text) is 'For administrators: aside (not ours), returned (what is left was paid back), both with a note, or reopen, which takes either back. Calling again returns the same line.';

CREATE OR REPLACE FUNCTION public.decide_school_request(request_id uuid, school_id uuid, confirmed boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  request public.school_request;
begin
  perform private.signed_in_user();
  if not private.in_group('admin') then
    raise exception 'not_an_administrator' using errcode = 'PT403';
  end if;
  select asked.* into request
  from public.school_request as asked where asked.id = request_id for update;
  if request.id is null then
    raise exception 'school_request_not_found' using errcode = 'PT404';
  end if;
  if request.request_status <> 'REQUESTED' or request.school_id <> decide_school_request.school_id then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  update public.school_request as asked
  set request_status = case when confirmed then 'CONFIRMED' else 'DECLINED' end, decided_at = now()
  where asked.id = request.id returning asked.* into request;
  if confirmed then
    update public.teacher_profile as profile
    set teacher_profile_school_id = request.school_id
    where profile.id = request.teacher_profile_id;
  end if;
  return request.request_status;
end
$function$;
grant execute on function public.decide_school_request(uuid,uuid,boolean) to authenticated;
comment on function public.decide_school_request(uuid,uuid,boolean) is 'For administrators: confirms an open request, which makes the school the teacher''s, or declines it, and returns its status. school_id is the school that the administrator saw: a teacher who has asked for another since gets row_changed.';

CREATE OR REPLACE FUNCTION public.delete_activity(activity_id uuid, scope text)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  before public.teacher_activity;
begin
  if (delete_activity.scope in ('ONE', 'FOLLOWING', 'ALL')) is not true then
    raise exception 'scope_not_known' using errcode = 'PT422';
  end if;
  select * into before from public.teacher_activity as activity
  where activity.id = delete_activity.activity_id
  for update;
  if before.id is null then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
  return query
    delete from public.teacher_activity as activity
    where activity.id = before.id
      or (delete_activity.scope <> 'ONE' and activity.repeat_id = before.repeat_id
        and (delete_activity.scope = 'ALL'
          or activity.start_date_time >= before.start_date_time))
    returning activity.*;
end
$function$;
grant execute on function public.delete_activity(uuid,text) to authenticated;
comment on function public.delete_activity(uuid,text) is 'Deletes an activity (ONE), it and its later copies (FOLLOWING) or all copies (ALL). Returns what was there.';

CREATE OR REPLACE FUNCTION public.delete_class(class_id uuid, heir_id uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.teacher_class_subject
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.lock_my_profile();
  before public.teacher_class_subject;
  -- Where the class and its heir have one period in turn, week A and week B: the heir then has it every week.
  joined uuid[];
  halves uuid[];
begin
  select * into before from public.teacher_class_subject as class
  where class.id = delete_class.class_id and class.teacher_profile_id = mine;
  if before.id is null or delete_class.heir_id = before.id
    or delete_class.heir_id is not null and not exists (
      select from public.teacher_class_subject as heir
      where heir.id = delete_class.heir_id and heir.teacher_profile_id = mine
        and heir.year = before.year)
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  select coalesce(array_agg(entry.id), '{}'), coalesce(array_agg(half.id), '{}') into joined, halves
  from public.teacher_class_period as entry
  join public.teacher_class_period as half on half.teacher_class_subject_id = delete_class.heir_id
    and half.day = entry.day and half.period = entry.period
  where entry.teacher_class_subject_id = before.id;
  delete from private.deleted_class as kept
  where kept.id in (
    select outdated.id from private.deleted_class as outdated
    where outdated.created_at < now() - interval '1 day'
    limit 1000
    for update skip locked);
  insert into private.deleted_class as kept (
    id, teacher_profile_id, content, periods, activity_ids, heir_id)
  values (before.id, mine, to_jsonb(before),
    coalesce((
      select jsonb_agg(to_jsonb(entry)) from public.teacher_class_period as entry
      where entry.teacher_class_subject_id = before.id or entry.id = any (halves)), '[]'),
    array(
      select activity.id from public.teacher_activity as activity
      where activity.teacher_class_subject_id = before.id and activity.teacher_profile_id = mine),
    delete_class.heir_id)
  on conflict on constraint deleted_class_pkey do update
    set content = excluded.content, periods = excluded.periods, created_at = now(),
      activity_ids = excluded.activity_ids, heir_id = excluded.heir_id;
  if delete_class.heir_id is not null then
    update public.teacher_activity as activity
    set teacher_class_subject_id = delete_class.heir_id
    where activity.teacher_class_subject_id = before.id and activity.teacher_profile_id = mine;
    delete from public.teacher_class_period as half where half.id = any (halves);
    update public.teacher_class_period as entry
    set teacher_class_subject_id = delete_class.heir_id,
      week = case when entry.id = any (joined) then 'EVERY' else entry.week end
    where entry.teacher_class_subject_id = before.id;
  end if;
  return query
    delete from public.teacher_class_subject as class where class.id = before.id returning class.*;
end
$function$;
grant execute on function public.delete_class(uuid,uuid) to authenticated;
comment on function public.delete_class(uuid,uuid) is 'Deletes a class of the caller. Its activities and its periods of the timetable go to the heir, another class of the same year, which has a period every week where it had the other one; without one the activities stay without a class and the periods become free. restore_class() undoes it for a day. Returns the class that was there.';

CREATE OR REPLACE FUNCTION public.delete_customer_note(note_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  note private.customer_note;
begin
  perform private.require_back_office();
  select * into note from private.customer_note as kept where kept.id = note_id for update;
  if note.id is null then
    return false;
  end if;
  if not private.may_delete_note(note) then
    raise exception 'note_of_somebody_else' using errcode = 'PT403';
  end if;
  delete from private.customer_note as gone where gone.id = note_id;
  return true;
end
$function$;
grant execute on function public.delete_customer_note(uuid) to authenticated;
comment on function public.delete_customer_note(uuid) is 'For administrators: deletes a note of their own, for superadmins any. False when it is gone already. The audit keeps what it said.';

CREATE OR REPLACE FUNCTION public.delete_order_note(note_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  delete from private.order_note as note
  where note.id = delete_order_note.note_id and note.author_id = private.my_user_id();
  if not found then
    raise exception 'note_not_found' using errcode = 'PT404';
  end if;
  return true;
end
$function$;
grant execute on function public.delete_order_note(uuid) to authenticated;
comment on function public.delete_order_note(uuid) is 'For administrators: deletes a note that the caller wrote. The audit keeps what it said.';

CREATE OR REPLACE FUNCTION public.deliver_parcel(parcel_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  box public.parcel := private.lock_parcel(parcel_id);
  -- The step is part of the history; the status of the order stays.
  status text := (
    select parent.order_status from public.teacher_products_order as parent where parent.id = box.order_id);
begin
  if box.parcel_state = 'DELIVERED' then
    return box.parcel_state;
  elsif box.parcel_state <> 'SENT' then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  update public.parcel as there set parcel_state = 'DELIVERED', delivered_at = now()
  where there.id = box.id
  returning * into box;
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, status, status, 'parcel_delivered');
  perform private.note_parcel_mail(box, 'delivered');
  return box.parcel_state;
end
$function$;
grant execute on function public.deliver_parcel(uuid) to authenticated;
comment on function public.deliver_parcel(uuid) is 'For administrators: a parcel that was sent has come. Also when its order is paid no more.';

CREATE OR REPLACE FUNCTION public.delivery_for_admin(delivery_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return (
    select private.delivery_document(listed)
    from public.delivery as listed where listed.id = delivery_for_admin.delivery_id
  );
end
$function$;
grant execute on function public.delivery_for_admin(uuid) to authenticated;
comment on function public.delivery_for_admin(uuid) is 'For administrators: a delivery with address, goods and parcels; null where there is none.';

CREATE OR REPLACE FUNCTION public.delivery_papers(delivery_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  perform private.refuse_too_many(cardinality(delivery_ids));
  return coalesce((
    select jsonb_agg(private.delivery_document(listed) order by chosen.place)
    from unnest(delivery_ids) with ordinality as chosen (id, place)
    join public.delivery as listed on listed.id = chosen.id
    -- Nothing is printed for an order that is posted no more.
    where listed.delivery_state not in ('WITHDRAWN', 'RECALLED')
  ), '[]');
end
$function$;
grant execute on function public.delivery_papers(uuid[]) to authenticated;
comment on function public.delivery_papers(uuid[]) is 'For administrators: up to 100 deliveries as delivery_for_admin() gives them, in the order asked for, for packing slips and labels; without those whose order is paid no more.';

CREATE OR REPLACE FUNCTION public.end_sessions(user_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  ended integer;
begin
  perform private.require_back_office();
  if not private.in_group('superadmin') and private.groups_of(user_id) && array['admin', 'superadmin', 'reporting'] then
    raise exception 'superadmin_required' using errcode = 'PT403';
  end if;
  if not exists (
    select from auth.users as account
    where account.id = end_sessions.user_id and account.deleted_at is null)
  then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  -- The page of the workspace that is open follows the profile and stops at once.
  update public.teacher_profile as profile
  set session_token = gen_random_uuid()::text
  where profile.user_id = end_sessions.user_id and profile.session_token is not null;
  delete from auth.sessions as session where session.user_id = end_sessions.user_id;
  get diagnostics ended = row_count;
  insert into private.session_end (user_id, ended_at) values (end_sessions.user_id, clock_timestamp())
  on conflict on constraint session_end_user_id_key do update set ended_at = excluded.ended_at;
  if ended > 0 then
    perform private.record_act('session', end_sessions.user_id, 'delete', jsonb_build_object('sessions', ended));
  end if;
  return ended;
end
$function$;
grant execute on function public.end_sessions(uuid) to authenticated;
comment on function public.end_sessions(uuid) is 'For administrators: signs a user out everywhere and returns how many sessions that ended. Tokens that were handed out before are refused from the next request on. People of the office are signed out by superadmins only.';

CREATE OR REPLACE FUNCTION public.ensure_teacher_profile()
 RETURNS public.teacher_profile
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.give_profile(private.signed_in_user());
end
$function$;
grant execute on function public.ensure_teacher_profile() to authenticated;
comment on function public.ensure_teacher_profile() is 'Called after every sign-in. Gives the caller the profile of the old shop or an empty one, and the teacher group.';

CREATE OR REPLACE FUNCTION public.expire_payments(at_most integer DEFAULT 100)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due_orders uuid[];
  due public.payment_attempt;
  expired integer := 0;
begin
  -- An order that somebody is working on is skipped; the next call takes it.
  select coalesce(array_agg(locked.id), '{}') into due_orders
  from (
    select parent.id
    from public.teacher_products_order as parent
    where parent.id in (
      select attempt.order_id from public.payment_attempt as attempt
      where attempt.ended_at is null and attempt.expires_at <= now())
    order by parent.id
    limit greatest(coalesce(at_most, 0), 0)
    for update skip locked
  ) as locked;
  perform from public.coupon
  where coupon.id in (
    select redemption.coupon_id from public.coupon_redemption as redemption
    where redemption.order_id = any (due_orders))
  order by coupon.id
  for update;

  for due in
    select * from public.payment_attempt as attempt
    where attempt.order_id = any (due_orders)
      and attempt.ended_at is null and attempt.expires_at <= now()
  loop
    perform private.end_attempt(due.id, 'expired');
    expired := expired + 1;
  end loop;
  return expired;
end
$function$;
grant execute on function public.expire_payments(integer) to service_role;
comment on function public.expire_payments(integer) is 'Ends the card payments that nobody waits for any more, and returns how many. Called by the edge function payfast-reconcile, after it has asked the provider.';

CREATE OR REPLACE FUNCTION public.export_my_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  wait integer := private.take_request('export by person', caller::text);
begin
  -- Answered and not raised: a refusal that is raised undoes its own count.
  if wait > 0 then
    return jsonb_build_object('retryAfter', wait);
  end if;
  return jsonb_build_object('data', private.data_about(caller));
end
$function$;
grant execute on function public.export_my_data() to authenticated;
comment on function public.export_my_data() is 'Everything that is held about the caller, as {data}; {retryAfter} in seconds when it was asked for too often.';

CREATE OR REPLACE FUNCTION public.find_confirmed_account(email text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('name', COALESCE(profile.name, ''::text), 'language', profile.translate_i18n) AS jsonb_build_object FROM (auth.users account LEFT JOIN public.teacher_profile profile ON ((profile.user_id = account.id))) WHERE (((account.email)::text = lower(btrim(find_confirmed_account.email))) AND (account.is_sso_user = false) AND (account.deleted_at IS NULL) AND (account.email_confirmed_at IS NOT NULL)));
grant execute on function public.find_confirmed_account(text) to service_role;
comment on function public.find_confirmed_account(text) is 'For sign-up-notice: {name, language} of whoever has confirmed this e-mail address, else null. The name is empty and the language null where the profile has none.';

CREATE OR REPLACE FUNCTION public.find_lost_login(email text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN CASE WHEN (EXISTS (SELECT FROM auth.users account WHERE (((account.email)::text = lower(btrim(find_lost_login.email))) AND (account.is_sso_user = false) AND (account.deleted_at IS NULL) AND (account.last_sign_in_at IS NOT NULL)))) THEN 'existing'::text WHEN (EXISTS (SELECT FROM auth.users account WHERE (((account.email)::text = lower(btrim(find_lost_login.email))) AND (account.is_sso_user = false) AND (account.deleted_at IS NULL)))) THEN 'never_signed_in'::text WHEN (EXISTS (SELECT FROM public.teacher_profile profile WHERE ((profile.user_id IS NULL) AND (profile.closed_at IS NULL) AND (lower(split_part(profile.owner, '::'::text, 2)) = lower(btrim(find_lost_login.email)))))) THEN 'profile_only'::text ELSE NULL::text END;
grant execute on function public.find_lost_login(text) to service_role;
comment on function public.find_lost_login(text) is 'For lookup-user: existing, never_signed_in, profile_only, or null when nobody has this e-mail address.';

CREATE OR REPLACE FUNCTION public.find_teacher_account(email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := lower(btrim(email));
  account auth.users;
  profile public.teacher_profile;
  groups text[];
begin
  perform private.require_back_office();
  select * into account from auth.users as candidate
  where candidate.email = address and candidate.is_sso_user = false and candidate.deleted_at is null;
  select * into profile from public.teacher_profile as candidate
  where candidate.user_id = account.id
    or (candidate.user_id is null and candidate.closed_at is null
      and lower(split_part(candidate.owner, '::', 2)) = address)
  order by candidate.user_id nulls last, candidate.created_at limit 1;
  if account.id is null and profile.id is null then
    return null;
  end if;
  groups := private.groups_of(account.id);
  return jsonb_build_object(
    'standing', case
      when 'teacher' = any (groups) then 'teacher'
      when account.id is null then 'imported'
      when groups = '{}' and account.last_sign_in_at is null then 'unfinished'
      else 'other_group'
    end,
    'owner', coalesce(private.owner_of(account.id), profile.owner),
    'groups', groups,
    'profile', case when profile.id is not null then jsonb_build_object(
      'id', profile.id, 'title', profile.title, 'name', profile.name, 'surname', profile.surname,
      'language', profile.language, 'province', profile.province, 'translateI18n', profile.translate_i18n) end);
end
$function$;
grant execute on function public.find_teacher_account(text) to authenticated;
comment on function public.find_teacher_account(text) is 'For administrators, before they create a teacher: {standing, owner, groups, profile}, or null when nobody has this e-mail address. The standing is teacher, other_group, imported (a customer of the old shop who has no user yet) or unfinished (a user without group who has never signed in).';

CREATE OR REPLACE FUNCTION public.find_user_id(user_name text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT account.id FROM auth.users account WHERE ((account.deleted_at IS NULL) AND ((account.id = CASE WHEN pg_input_is_valid(find_user_id.user_name, 'uuid'::text) THEN (find_user_id.user_name)::uuid ELSE NULL::uuid END) OR (((account.email)::text = lower(btrim(find_user_id.user_name))) AND (account.is_sso_user = false)))));
grant execute on function public.find_user_id(text) to service_role;
comment on function public.find_user_id(text) is 'For the user-management functions: the id of the user with this e-mail address or id, or null.';

CREATE OR REPLACE FUNCTION public.finish_order_mail(mail_id uuid, problem text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.order_mail as mail
  set sent_at = case when finish_order_mail.problem is null then now() end,
      problem = left(finish_order_mail.problem, 500)
  where mail.id = finish_order_mail.mail_id and mail.sent_at is null;
  return found;
end
$function$;
grant execute on function public.finish_order_mail(uuid,text) to service_role;
comment on function public.finish_order_mail(uuid,text) is 'Reports that a mail was sent, or why it was not. A mail that was not sent is due again at the time that claim_order_mail() has set.';

CREATE OR REPLACE FUNCTION public.get_invoice_details(teacher_profile_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.read_invoice_details(private.reachable_profile(teacher_profile_id));
end
$function$;
grant execute on function public.get_invoice_details(uuid) to authenticated;
comment on function public.get_invoice_details(uuid) is 'name, address and vatNumber that the caller''s invoices are made out to, or those of any profile for administrators. Null when none are kept: invoices then carry the name on the profile.';

CREATE OR REPLACE FUNCTION public.get_shipping_details(teacher_profile_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
begin
  return (
    select profile.products_order_shipping_details
    from public.teacher_profile as profile where profile.id = profile_id);
end
$function$;
grant execute on function public.get_shipping_details(uuid) to authenticated;
comment on function public.get_shipping_details(uuid) is 'The saved address of the caller, or of any profile for administrators; null when none is saved.';

CREATE OR REPLACE FUNCTION public.give_up_payment(order_id uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  given_up public.teacher_products_order;
  live public.payment_attempt;
begin
  perform from public.teacher_products_order as parent
  where parent.id = give_up_payment.order_id and parent.teacher_profile_id = profile_id
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  live := private.live_attempt(order_id);
  if live.sent_at is not null then
    perform private.end_attempt(live.id, 'given_up');
  end if;
  select * into strict given_up from public.teacher_products_order as parent
  where parent.id = give_up_payment.order_id;
  return given_up;
end
$function$;
grant execute on function public.give_up_payment(uuid) to authenticated;
comment on function public.give_up_payment(uuid) is 'The buyer says that they did not pay: the card payment of their order ends, a cart is the cart again and gives its coupon back. Returns the order, also when no payment was being confirmed, or when it was paid meanwhile. Money that comes nevertheless is still judged.';

CREATE OR REPLACE FUNCTION public.groups_of_user(user_name text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  user_id uuid;
begin
  perform private.require_back_office();
  user_id := public.find_user_id(user_name);
  if user_id is null then
    return null;
  end if;
  return private.groups_of(user_id);
end
$function$;
grant execute on function public.groups_of_user(text) to authenticated;
comment on function public.groups_of_user(text) is 'For administrators: the groups of the user with this e-mail address or id; null when there is none.';

CREATE OR REPLACE FUNCTION public.import_bank_statement(statement jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  bank_account constant text := statement ->> 'account';
  statement_id uuid := gen_random_uuid();
  seen integer;
  added integer;
begin
  perform private.require_admin();
  perform private.check_statement(statement);
  seen := jsonb_array_length(statement -> 'lines');
  -- Two people who upload the same file at once: the second adds nothing, and says so.
  perform pg_advisory_xact_lock(4501, hashtext(bank_account));

  with read as (
    select line.*, row_number() over (
      partition by line.booked_on, line.amount,
        private.bank_text(line.description || line.reference)
      order by line.place) as occurrence
    from private.statement_lines(statement) as line
  ), printed as (
    select read.*, concat_ws('|', bank_account, read.booked_on, read.amount::numeric(12, 2),
      private.bank_text(read.description || read.reference), read.occurrence) as fingerprint
    from read
  ), fresh as (
    select printed.* from printed
    where not exists (
      select from public.bank_statement_line as known where known.fingerprint = printed.fingerprint)
  ), filed as (
    insert into public.bank_statement (
      id, file_name, bank, account, first_day, last_day, line_count, new_line_count,
      closing_balance, uploaded_by)
    select statement_id, left(coalesce(statement ->> 'fileName', ''), 200),
      left(coalesce(statement ->> 'bank', ''), 60), bank_account, min(printed.booked_on),
      max(printed.booked_on), seen, (select count(*) from fresh),
      private.rand_in(statement ->> 'closingBalance'), caller
    from printed
    having exists (select from fresh)
    returning id
  )
  insert into public.bank_statement_line (
    bank_statement_id, account, booked_on, amount, balance, description, reference, occurrence,
    fingerprint, line_state, left_amount, search_field)
  select filed.id, bank_account, fresh.booked_on, fresh.amount, fresh.balance, fresh.description,
    fresh.reference, fresh.occurrence, fresh.fingerprint,
    case when fresh.amount > 0 then 'OPEN' else 'OUTGOING' end, greatest(fresh.amount, 0),
    private.search_text(concat_ws(' ', fresh.description, fresh.reference,
      private.day_words(fresh.booked_on), private.sum_words(fresh.amount, null)))
  from fresh cross join filed
  order by fresh.place;
  get diagnostics added = row_count;

  perform private.match_lines(array(
    select line.id from public.bank_statement_line as line
    where line.bank_statement_id = statement_id and line.line_state = 'OPEN'));
  return jsonb_build_object(
    'statementId', case when added > 0 then statement_id end, 'lines', seen, 'added', added);
end
$function$;
grant execute on function public.import_bank_statement(jsonb) to authenticated;
comment on function public.import_bank_statement(jsonb) is 'For administrators: {fileName, bank, account, closingBalance, lines: [{date, amount, balance, description, reference}]} as the browser has read it; amounts as texts, money that came in is positive. Adds the lines that are not known and matches them. Answers {statementId, lines, added}; statementId is null when nothing was new.';

CREATE OR REPLACE FUNCTION public.invite_to_seat(order_line_id uuid, email text)
 RETURNS public.seat
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  profile_id uuid := private.lock_my_profile();
  address text := lower(btrim(coalesce(email, '')));
  parent public.teacher_products_order;
  line public.order_line;
  given public.seat;
begin
  if address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or length(address) > 254 then
    raise exception 'email_invalid' using errcode = 'PT422';
  end if;
  select ordered.* into parent from public.teacher_products_order as ordered
  where ordered.teacher_profile_id = profile_id and ordered.id = (
    select bought.order_id from public.order_line as bought
    where bought.id = invite_to_seat.order_line_id)
  for update;
  select * into line from public.order_line as bought
  where bought.id = invite_to_seat.order_line_id and bought.order_id = parent.id
  for update;
  if line.id is null then
    raise exception 'line_not_found' using errcode = 'PT404';
  elsif parent.order_status <> 'PAID' then
    raise exception 'order_not_paid' using errcode = 'PT409';
  end if;
  select * into given from public.seat as earlier
  where earlier.order_line_id = line.id and earlier.email = address;
  -- A second press: the first one is on its way.
  if given.id is not null then
    return given;
  end if;
  if exists (
    select from auth.users as account where account.id = caller and lower(account.email) = address)
  then
    raise exception 'already_owned' using errcode = 'PT409';
  end if;
  perform private.refuse_many_invitations(line);

  insert into public.seat (order_line_id, email) values (line.id, address) returning * into given;
  insert into private.seat_link (seat_id, token)
  values (given.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  insert into private.order_mail (order_id, kind, event_id, seat_id)
  values (parent.id, 'seat', given.id, given.id);
  return given;
end
$function$;
grant execute on function public.invite_to_seat(uuid,text) to authenticated;
comment on function public.invite_to_seat(uuid,text) is 'Gives a seat of the caller''s PAID order to whoever opens the link that is mailed to this address. The same address again is the same seat, and no other mail.';

CREATE OR REPLACE FUNCTION public.judge_payment_notification(notification_id uuid, merchant_id text, signature_valid boolean, provider_confirmed boolean)
 RETURNS public.payment_notification
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  notification public.payment_notification;
  judged text;
begin
  select * into notification from public.payment_notification as inbox
  where inbox.id = judge_payment_notification.notification_id
  for update;
  if notification.id is null then
    raise exception 'notification_not_found' using errcode = 'PT404';
  end if;
  -- Judged once. Only a notification that was not believed may be judged again, because the error may
  -- have been in our own settings.
  if notification.verdict not in ('signature_invalid', 'not_confirmed', 'other_merchant') then
    return notification;
  end if;

  if signature_valid is not true then
    judged := 'signature_invalid';
  elsif provider_confirmed is not true then
    judged := 'not_confirmed';
  elsif notification.merchant_id is distinct from judge_payment_notification.merchant_id then
    judged := 'other_merchant';
  elsif not private.count_notification(notification_id) then
    judged := 'duplicate';
  else
    judged := private.verdict_on(notification);
  end if;

  update public.payment_notification as inbox
  set judged_at = now(),
      verdict = judged,
      needs_human = judged in (
        'unknown_status', 'unknown_payment', 'other_amount', 'already_paid', 'order_cancelled',
        'order_changed', 'coupon_refused'),
      order_id = coalesce(
        (select parent.id from public.teacher_products_order as parent
         where parent.id = private.id_in(inbox.order_reference)),
        (select attempt.order_id from public.payment_attempt as attempt
         where attempt.id = private.id_in(inbox.attempt_reference)))
  where inbox.id = judge_payment_notification.notification_id
  returning * into notification;
  return notification;
end
$function$;
grant execute on function public.judge_payment_notification(uuid,text,boolean,boolean) to service_role;
comment on function public.judge_payment_notification(uuid,text,boolean,boolean) is 'Decides what a stored notification means: an order is paid, or the reason why not. merchant_id is ours; the last two are what the notify function found out. Calling again changes nothing.';

CREATE OR REPLACE FUNCTION public.keep_bank_form(name text, header text, columns jsonb)
 RETURNS public.bank_form
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.bank_form;
begin
  perform private.require_admin();
  insert into public.bank_form (name, header, columns)
  values (trim(keep_bank_form.name), lower(trim(keep_bank_form.header)), keep_bank_form.columns)
  on conflict on constraint bank_form_header_key do update
  set name = excluded.name, columns = excluded.columns
  returning * into kept;
  return kept;
end
$function$;
grant execute on function public.keep_bank_form(text,text,jsonb) to authenticated;
comment on function public.keep_bank_form(text,text,jsonb) is 'For administrators: how files with this row of column names are read from now on.';

CREATE OR REPLACE FUNCTION public.lay_out_lessons(first_day date, weeks integer DEFAULT 1, until_term_end boolean DEFAULT false, colors jsonb DEFAULT '{}'::jsonb)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
  last_day date;
begin
  -- Without the lock, two devices at once would make each lesson twice.
  perform private.lock_my_profile();
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  last_day := private.lay_out_end(profile.province, first_day, weeks, until_term_end);
  return query
    insert into public.teacher_activity as lesson (
      teacher_profile_id, teacher_class_subject_id, label, type, start_date_time, end_date_time,
      color)
    select profile.id, class.id,
      case when profile.translate_i18n = 'af' then coalesce(subject.subject_af, subject.subject)
        else subject.subject end,
      'Lesson', plan.starts, plan.ends, coalesce(colors ->> class.id::text, 'red')
    from private.lay_out_plan(profile, first_day, last_day) as plan
    join public.teacher_class_subject as class on class.id = plan.class_id
    join public.subject as subject on subject.id = class.subject_id
    where plan.outcome = 'MADE'
    order by plan.starts
    returning lesson.*;
end
$function$;
grant execute on function public.lay_out_lessons(date,integer,boolean,jsonb) to authenticated;
comment on function public.lay_out_lessons(date,integer,boolean,jsonb) is 'Makes the lessons that preview_lay_out_lessons() shows: one activity for each, with its class, the name of the subject in the teacher''s language, and the colour that colors gives for the id of the class. A second time makes nothing. Returns the lessons.';

CREATE OR REPLACE FUNCTION public.match_bank_lines()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  -- A line that somebody is deciding on is left to them.
  return private.match_lines(array(
    select line.id from public.bank_statement_line as line
    where line.line_state = 'OPEN'
    order by line.id
    for update skip locked));
end
$function$;
grant execute on function public.match_bank_lines() to authenticated;
comment on function public.match_bank_lines() is 'For administrators: compares all open lines with the orders as they are now, and returns how many have changed.';

CREATE OR REPLACE FUNCTION public.merge_accounts(kept_id uuid, emptied_id uuid, cart text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved jsonb;
  gone text;
begin
  perform private.require_superadmin();
  select profile.owner into gone from public.teacher_profile as profile where profile.id = emptied_id;
  moved := private.merge(kept_id, emptied_id, cart);
  perform private.record_act('account_merge', kept_id, 'insert',
    jsonb_build_object('emptied_profile_id', emptied_id, 'emptied_owner', gone, 'moved', moved));
  return moved;
end
$function$;
grant execute on function public.merge_accounts(uuid,uuid,text) to authenticated;
comment on function public.merge_accounts(uuid,uuid,text) is 'For superadmins: merges the account of the second profile into the first and returns what moved, by table. cart says whose cart stays, "kept" or "emptied", where both have one. The merge cannot be undone.';

CREATE OR REPLACE FUNCTION public.move_activities(ids uuid[], starts timestamp with time zone[], ends timestamp with time zone[], from_starts timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[], versions timestamp with time zone[] DEFAULT '{}'::timestamp with time zone[])
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (cardinality(ids) between 1 and 1000
    and cardinality(starts) = cardinality(ids) and cardinality(ends) = cardinality(ids)
    and cardinality(from_starts) in (0, cardinality(ids))
    and cardinality(versions) in (0, cardinality(ids))) is not true
  then
    raise exception 'moves_malformed' using errcode = 'PT422';
  end if;
  -- Locked in one order: two calls with the same activities do not wait for each other.
  perform from public.teacher_activity as activity
  where activity.id = any (ids) order by activity.id for update;
  if exists (
    select from public.teacher_activity as activity
    join unnest(ids, from_starts) as move (id, start_date_time) on move.id = activity.id
    where activity.start_date_time <> move.start_date_time
  ) or exists (
    select from public.teacher_activity as activity
    join unnest(ids, versions) as known (id, updated_at) on known.id = activity.id
    where activity.updated_at <> known.updated_at
  ) then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  return query
    update public.teacher_activity as activity
    set start_date_time = move.start_date_time, end_date_time = move.end_date_time
    from unnest(ids, starts, ends) as move (id, start_date_time, end_date_time)
    where activity.id = move.id
    returning activity.*;
  if (select count(*) from public.teacher_activity as activity where activity.id = any (ids))
    <> cardinality(ids)
  then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$function$;
grant execute on function public.move_activities(uuid[],timestamp with time zone[],timestamp with time zone[],timestamp with time zone[],timestamp with time zone[]) to authenticated;
comment on function public.move_activities(uuid[],timestamp with time zone[],timestamp with time zone[],timestamp with time zone[],timestamp with time zone[]) is 'Gives each of the caller''s activities its new times, all or none. With from_starts, the starts that the caller knows, nothing is moved when one has been moved elsewhere since; with versions (updated_at), when one has been changed in any way. For dragging in the calendar and for undoing.';

CREATE OR REPLACE FUNCTION public.my_calendar_feed()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT feed.token FROM private.calendar_feed feed WHERE (feed.teacher_profile_id = private.my_teacher_profile_id()));
grant execute on function public.my_calendar_feed() to authenticated;
comment on function public.my_calendar_feed() is 'The secret in the address of the caller''s calendar feed; null when there is none.';

CREATE OR REPLACE FUNCTION public.my_cart()
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cart_id uuid := private.chosen_cart(private.my_teacher_profile_id());
  cart public.teacher_products_order;
begin
  select * into cart from public.teacher_products_order as found where found.id = cart_id;
  return cart;
end
$function$;
grant execute on function public.my_cart() to authenticated;
comment on function public.my_cart() is 'The caller''s cart; null when there is none.';

CREATE OR REPLACE FUNCTION public.my_closed_days(first_day date, last_day date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (last_day between first_day and first_day + 800) is not true then
    raise exception 'range_too_long' using errcode = 'PT422';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'first', stretch.first, 'last', stretch.last, 'label', stretch.label,
      'labelAf', stretch.label_af) order by stretch.first)
    from (
      select min(numbered.day) as first, max(numbered.day) as last, numbered.label,
        numbered.label_af
      from (
        select closed.*, closed.day - (row_number() over (
          partition by closed.label, closed.label_af order by closed.day))::integer as stretch
        from private.closed_days(private.my_province(), first_day, last_day) as closed
      ) as numbered
      group by numbered.label, numbered.label_af, numbered.stretch
    ) as stretch
  ), '[]');
end
$function$;
grant execute on function public.my_closed_days(date,date) to authenticated;
comment on function public.my_closed_days(date,date) is 'The days of a range on which the caller''s province has no school, in stretches: first, last, label and its Afrikaans label. Outside the terms label is null. At most 800 days.';

CREATE OR REPLACE FUNCTION public.my_groups()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN private.groups_of((SELECT private.my_user_id() AS my_user_id));
grant execute on function public.my_groups() to authenticated;
comment on function public.my_groups() is 'The callers groups, to decide what screens show. Rights do not depend on it: the policies check them.';

CREATE OR REPLACE FUNCTION public.my_library(view text DEFAULT 'purchased'::text, words text DEFAULT ''::text, category_ids uuid[] DEFAULT NULL::uuid[], tag_ids uuid[] DEFAULT NULL::uuid[], at_most integer DEFAULT NULL::integer, skipping integer DEFAULT 0)
 RETURNS SETOF public.product
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns text[] := array(select private.word_patterns(words));
  profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    with mine as materialized (
      select owned.product_id, max(owned.since) as since
      from private.owned_product as owned
      where owned.teacher_profile_id = profile_id
        and (my_library.view = 'purchased' or owned.source = my_library.view
          or (my_library.view = 'bought' and owned.source = 'seat'))
      group by owned.product_id
    )
    select product.*
    from mine
    join public.product as product on product.id = mine.product_id
    where product.search_field like all (patterns)
      and (category_ids is null or product.category_id = any (category_ids))
      and (tag_ids is null or product.tags @> tag_ids)
    order by mine.since desc, product.title, product.id
    limit case when at_most is not null then greatest(at_most, 0) end
    offset greatest(skipping, 0);
end
$function$;
grant execute on function public.my_library(text,text,uuid[],uuid[],integer,integer) to authenticated;
comment on function public.my_library(text,text,uuid[],uuid[],integer,integer) is 'The caller''s resources. view: "bought" with orders, seats among them, "subscribed" with a subscription, or "purchased" for both. Every word and every tag must match. at_most and skipping take a page of them, what was acquired last first; GraphQL then orders the rows of that page by its own orderBy, so a list sorts them by ownedSince.';

CREATE OR REPLACE FUNCTION public.my_open_payments()
 RETURNS SETOF public.teacher_products_order
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_profile_id uuid := private.my_teacher_profile_id();
begin
  return query
    select parent.*
    from public.teacher_products_order as parent
    where parent.teacher_profile_id = my_profile_id and parent.payment_open_until > now()
    order by parent.payment_open_until;
end
$function$;
grant execute on function public.my_open_payments() to authenticated;
comment on function public.my_open_payments() is 'The caller''s orders whose card payment is being confirmed, the oldest payment first.';

CREATE OR REPLACE FUNCTION public.my_password_is_temporary()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (EXISTS (SELECT FROM (private.temporary_password handed JOIN auth.users account ON ((account.id = handed.user_id))) WHERE ((handed.user_id = (SELECT private.my_user_id() AS my_user_id)) AND ((account.encrypted_password)::text = handed.password_digest))));
grant execute on function public.my_password_is_temporary() to authenticated;
comment on function public.my_password_is_temporary() is 'Whether the caller still has the password with which an administrator created the account.';

CREATE OR REPLACE FUNCTION public.my_school_weeks(first_day date, last_day date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
begin
  if (last_day between first_day and first_day + 800) is not true then
    raise exception 'range_too_long' using errcode = 'PT422';
  end if;
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'monday', week.monday, 'term', term.label, 'termAf', term.label_af,
      'week', week.week_of_term, 'letter', week.letter) order by week.monday)
    from private.school_weeks(profile.province, profile.rotation_anchor, first_day, last_day) as week
    left join public.term as term on term.id = week.term_id
  ), '[]');
end
$function$;
grant execute on function public.my_school_weeks(date,date) to authenticated;
comment on function public.my_school_weeks(date,date) is 'The weeks of a range for the caller: monday, term and its Afrikaans label, the week of the term, and A or B when weeks rotate. At most 800 days.';

CREATE OR REPLACE FUNCTION public.my_unread_announcements()
 RETURNS SETOF public.announcement
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select announcement.*
  from public.announcement as announcement
  where announcement.send_to && (select private.my_addresses())
    and not exists (
      select from public.announcement_read as mark
      where mark.announcement_id = announcement.id
        and mark.teacher_profile_id = (select private.my_teacher_profile_id()))
  order by announcement.created_at, announcement.id
$function$;
grant execute on function public.my_unread_announcements() to authenticated;
comment on function public.my_unread_announcements() is 'What is addressed to the calling teacher and not yet read, the oldest first.';

CREATE OR REPLACE FUNCTION public.my_unused_pictures()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
BEGIN ATOMIC
 WITH held AS (
          SELECT private.pictures_in(paper.questions) AS src
            FROM public.teacher_assessment_template paper
           WHERE (paper.teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id))
         UNION ALL
          SELECT private.pictures_in(version.questions) AS pictures_in
            FROM (public.teacher_assessment_version version
              JOIN public.teacher_assessment_template paper ON ((paper.id = version.teacher_assessment_template_id)))
           WHERE (paper.teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id))
         UNION ALL
          SELECT released.src
            FROM private.released_picture released
           WHERE ((released.teacher_profile_id = ( SELECT private.my_teacher_profile_id() AS my_teacher_profile_id)) AND (released.released_at > (now() - '7 days'::interval)))
         )
  SELECT COALESCE(array_agg(unused.name), '{}'::text[]) AS "coalesce"
    FROM ( SELECT stored.name
            FROM (unnest((( SELECT private.my_merged_users() AS my_merged_users) || ( SELECT private.my_user_id() AS my_user_id))) folder(id)
              JOIN storage.objects stored ON (starts_with(stored.name, (('Assessments/'::text || folder.id) || '/'::text))))
           WHERE ((stored.bucket_id = 'papers'::text) AND (stored.created_at < (now() - '7 days'::interval)) AND (NOT (EXISTS ( SELECT
                    FROM held
                   WHERE (held.src = ('papers/'::text || stored.name))))))
          LIMIT 100) unused;
END;
grant execute on function public.my_unused_pictures() to authenticated;

CREATE OR REPLACE FUNCTION public.order_for_admin(order_key text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  kept public.archived_teacher_products_order;
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.order_number = order_key or parent.id = private.id_in(order_key);
  if asked.id is not null then
    return private.order_sums_document(asked.coupon_code, asked.coupon_amount, asked.shipping_fee,
        asked.order_vat, asked.order_total) || jsonb_build_object(
      'id', asked.id, 'teacherProfileId', asked.teacher_profile_id, 'orderNumber', asked.order_number,
      'orderStatus', asked.order_status, 'orderDateTime', asked.order_date_time,
      'orderPaymentMethod', asked.order_payment_method, 'orderPayment', asked.order_payment,
      'paymentBeingConfirmed', public._payment_being_confirmed(asked),
      'paymentDue', public._payment_due(asked), 'orderShippingDetails', asked.order_shipping_details,
      'updatedAt', asked.updated_at, 'archivedAt', null,
      'buyer', private.buyer_document(asked.teacher_profile_id, asked.owner),
      'lines', private.order_lines_document(asked.id),
      'history', public.order_history(asked.id),
      'notes', private.order_notes_document(asked.id),
      'mails', private.order_mails_document(asked.id, asked.order_status),
      'quotations', private.quotations_document(asked));
  end if;
  select * into kept from public.archived_teacher_products_order as parent
  where parent.order_number = order_key or parent.id = private.id_in(order_key);
  if kept.id is null then
    return null;
  end if;
  return private.order_sums_document(kept.coupon_code, kept.coupon_amount, kept.shipping_fee,
      kept.order_vat, kept.order_total) || jsonb_build_object(
    'id', kept.id, 'teacherProfileId', kept.teacher_profile_id, 'orderNumber', kept.order_number,
    'orderStatus', kept.order_status, 'orderDateTime', kept.order_date_time,
    'orderPaymentMethod', kept.order_payment_method, 'orderPayment', kept.order_payment,
    'paymentBeingConfirmed', false, 'paymentDue', null,
    'orderShippingDetails', kept.order_shipping_details,
    'updatedAt', kept.updated_at, 'archivedAt', kept.archived_at,
    'buyer', private.buyer_document(kept.teacher_profile_id, kept.owner),
    'lines', kept.order_products, 'history', private.archived_history(kept),
    'notes', private.order_notes_document(kept.id), 'mails', '[]'::jsonb,
    'quotations', '[]'::jsonb);
end
$function$;
grant execute on function public.order_for_admin(text) to authenticated;
comment on function public.order_for_admin(text) is 'For administrators: an order, quote or archived order by its number or id, with its buyer, lines, amounts as texts, its history with the e-mail addresses of those who acted, the notes of administrators and its mails; null where there is none. Of any age: the list shows a month until other days are chosen.';

CREATE OR REPLACE FUNCTION public.order_history(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', event.id, 'createdAt', event.created_at, 'fromStatus', event.from_status,
      'toStatus', event.to_status, 'reason', event.reason, 'actor', actor.email,
      'bankLine', private.bank_line_of_event(event.id)
    ) order by event.created_at, event.id)
    from public.order_event as event
    left join auth.users as actor on actor.id = event.actor_id
    where event.order_id = order_history.order_id
  ), '[]');
end
$function$;
grant execute on function public.order_history(uuid) to authenticated;
comment on function public.order_history(uuid) is 'For administrators: the history of an order with the e-mail address of the person who acted, null where the shop itself did, and the line of the bank statement that paid it.';

CREATE OR REPLACE FUNCTION public.order_preview(teacher_profile_id uuid, items jsonb, coupon_code text DEFAULT ''::text, order_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.teacher_products_order;
  coupon record;
  lines jsonb;
  goods numeric;
  posted boolean;
  off numeric;
  fee numeric;
begin
  perform private.require_admin();
  select * into target from public.teacher_products_order as parent
  where parent.id = order_preview.order_id
    and parent.teacher_profile_id = order_preview.teacher_profile_id;
  select * into coupon
  from private.coupon_for(target, order_preview.teacher_profile_id, order_preview.coupon_code);

  select coalesce(jsonb_agg(jsonb_build_object(
      'productId', line.product_id, 'productBundleId', line.product_bundle_id, 'title', line.title,
      'price', line.price::text, 'discountPercentage', line.discount_percentage::text,
      'quantity', line.quantity, 'unitPrice', line.unit_price::text,
      'linePrice', line.line_price::text, 'physical', line.physical, 'questions', line.questions,
      'members', line.members, 'language', line.language, 'cover', line.cover,
      'owned', private.owns_goods(
        order_preview.teacher_profile_id, line.product_id, line.product_bundle_id)
    ) order by line.place), '[]'),
    coalesce(sum(line.line_price), 0), coalesce(bool_or(line.physical), false),
    coalesce((
      select sum(share) from unnest(private.spread_coupon(
        coupon.discount_type, coupon.discount_value,
        array_agg(line.line_price order by line.place) filter (where not line.physical))) as share), 0)
  into lines, goods, posted, off
  from private.priced_items(order_preview.items, target.id) as line;

  fee := private.shipping_fee(posted);
  return jsonb_build_object('lines', lines, 'couponCode', coupon.code,
    'couponProblem', coupon.problem, 'couponAmount', round(off, 2)::text, 'shippingFee', fee::text,
    'orderVat', private.vat_charged(fee + goods - off)::text,
    'orderTotal', round(fee + goods - off, 2)::text);
end
$function$;
grant execute on function public.order_preview(uuid,jsonb,text,uuid) to authenticated;
comment on function public.order_preview(uuid,jsonb,text,uuid) is 'For administrators: what an order or a quote with these items (as for create_order()) would come to for this customer, or an existing order if it had them, without keeping anything: {lines with their questions and whether the customer owns them already, couponCode, couponProblem (why it may not be used: then nothing is taken off), couponAmount, shippingFee, orderVat, orderTotal}. The rules are those of every order.';

CREATE OR REPLACE FUNCTION public.order_refunds(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  document public.invoice := private.open_invoice(order_id);
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.id = order_refunds.order_id;
  return jsonb_build_object(
    'updatedAt', asked.updated_at,
    'refundable', coalesce(asked.order_status = 'PAID', false) and exists (
      select from private.pieces_left(document) as remaining
      where remaining.price > remaining.coupon_share),
    'couponCode', asked.coupon_code,
    'byCard', coalesce(asked.order_payment_method = 'PayFast', false),
    'paidWith', asked.order_payment ->> 'paymentId',
    'refundedAmount', coalesce(asked.refunded_amount, 0)::text,
    'left', coalesce((
      select sum(remaining.price - remaining.coupon_share)
      from private.pieces_left(document) as remaining), 0)::text,
    'delivery', (
      select remaining.price::text from private.pieces_left(document) as remaining
      where remaining.line_id is null),
    'lines', coalesce((
      select jsonb_agg(jsonb_build_object(
        'lineId', line.id, 'title', line.title, 'language', private.line_language(line),
        'physical', line.physical, 'bundle', line.product_bundle_id is not null,
        'left', taken.pieces, 'each', taken.each::text, 'downloads', (
          select count(*) from public.product_download as download
          where download.teacher_profile_id = line.teacher_profile_id
            and (download.product_id = line.product_id or download.product_id in (
              select member.product_id from public.order_line_member as member
              where member.order_line_id = line.id)))
      ) order by line.created_at, line.id)
      from (
        select remaining.line_id, count(*) as pieces, max(remaining.price - remaining.coupon_share) as each
        from private.pieces_left(document) as remaining
        where remaining.line_id is not null
        group by remaining.line_id
      ) as taken
      join public.order_line as line on line.id = taken.line_id
    ), '[]'),
    'refunds', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', noted.id, 'createdAt', noted.created_at, 'method', noted.refund_method,
        'providerReference', noted.provider_reference, 'paidOutOn', noted.paid_out_on,
        'bankReference', noted.bank_reference, 'note', noted.note, 'notedBy', actor.email,
        'reason', credit.credit_reason, 'number', credit.number, 'total', credit.total::text
      ) order by credit.number)
      from public.refund as noted
      join public.invoice as credit on credit.id = noted.invoice_id
      left join auth.users as actor on actor.id = noted.noted_by
      where noted.order_id = order_refunds.order_id), '[]'));
end
$function$;
grant execute on function public.order_refunds(uuid) to authenticated;
comment on function public.order_refunds(uuid) is 'For administrators: what was given back of an order and what is left, by line; amounts are texts. downloads: how often the buyer has fetched a file of the line, in whichever way it was acquired.';

CREATE OR REPLACE FUNCTION public.order_seats(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lineId', line.id, 'title', line.title, 'language', private.line_language(line),
      'bought', line.quantity, 'toGive', private.seats_to_give(line),
      'open', parent.order_status = 'PAID' and line.withdrawn_at is null,
      'seats', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', given.id, 'email', given.email, 'invitedAt', given.created_at, 'takenAt', given.taken_at,
          'takenBy', case when holder.id is not null then private.known_as(holder) end)
          order by given.created_at, given.email)
        from public.seat as given
        left join public.teacher_profile as holder on holder.id = given.teacher_profile_id
        where given.order_line_id = line.id), '[]'))
      order by line.created_at, line.id), '[]')
    from public.teacher_products_order as parent
    join public.order_line as line on line.order_id = parent.id
    where parent.id = order_seats.order_id
      and (parent.teacher_profile_id = private.my_teacher_profile_id() or private.in_group('admin'))
      and line.quantity > 1 and not line.physical);
end
$function$;
grant execute on function public.order_seats(uuid) to authenticated;
comment on function public.order_seats(uuid) is 'For the buyer of an order and for administrators: the lines of which several seats were bought, [{lineId, title, language, bought, toGive (all that may be given), open, seats: [{id, email, invitedAt, takenAt, takenBy}]}].';

CREATE OR REPLACE FUNCTION public.overview_for_admin()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'transfers', (
      select jsonb_build_object('count', count(*), 'total', coalesce(sum(waiting.order_total), 0.00)::text,
        'oldest', min((waiting.order_date_time at time zone 'Africa/Johannesburg')::date))
      from public.teacher_products_order as waiting
      where waiting.order_status = 'PROCESSING' and waiting.order_payment_method = 'EFT'),
    'confirming', (
      select count(*) from public.teacher_products_order as paying
      where paying.payment_open_until > now()),
    'quotes', (
      select count(*) from public.teacher_products_order as quote
      where quote.order_status = 'QUOTING'),
    'notifications', (
      select count(*) from public.payment_notification as inbox where inbox.needs_human),
    'mails', (
      select count(*) from private.order_mail as mail
      where mail.sent_at is null and mail.problem is not null),
    'withoutFiles', private.resources_without_files(),
    'toPack', private.orders_to_pack(),
    'refunds', private.refunds_to_pay_out(),
    'sales', jsonb_build_object(
      'day', private.sales_of('day', interval '7 days'),
      'week', private.sales_of('week', interval '7 days'),
      'month', private.sales_of('month', interval '1 month')));
end
$function$;
grant execute on function public.overview_for_admin() to authenticated;
comment on function public.overview_for_admin() is 'For administrators: what waits (transfers, confirming, quotes, notifications, mails, withoutFiles, toPack, refunds) and sales {day, week, month}, each {since, total, orders, before: {total, orders}}. Amounts are texts, VAT included, refunds subtracted.';

CREATE OR REPLACE FUNCTION public.pack_deliveries(delivery_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen record;
  results jsonb := '[]';
  problem text;
begin
  perform private.refuse_too_many(cardinality(delivery_ids));
  perform private.lock_deliveries(array(
    select listed.order_id from public.delivery as listed where listed.id = any (delivery_ids)));
  for chosen in
    select asked.id, listed.order_id, listed.order_number
    from unnest(delivery_ids) with ordinality as asked (id, place)
    left join public.delivery as listed on listed.id = asked.id
    order by asked.place
  loop
    problem := null;
    begin
      perform private.pack(chosen.order_id, null);
    exception when others then
      -- The words of docs/error-codes.md; anything else is a fault of ours.
      if sqlstate not like 'PT%' then raise; end if;
      problem := sqlerrm;
    end;
    results := results || jsonb_build_object(
      'order', coalesce(chosen.order_number, chosen.id::text), 'problem', problem);
  end loop;
  return results;
end
$function$;
grant execute on function public.pack_deliveries(uuid[]) to authenticated;
comment on function public.pack_deliveries(uuid[]) is 'For administrators: packs all that is missing of up to 100 deliveries, one parcel each. One result each, [{order, problem}]: problem is null where it was done, otherwise a word; the others are done all the same.';

CREATE OR REPLACE FUNCTION public.pack_parcel(order_id uuid, goods jsonb DEFAULT NULL::jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_deliveries(array[pack_parcel.order_id]);
  return private.pack(pack_parcel.order_id, goods);
end
$function$;
grant execute on function public.pack_parcel(uuid,jsonb) to authenticated;
comment on function public.pack_parcel(uuid,jsonb) is 'For administrators: packs a parcel for a paid order and returns its id. goods: [{lineId, memberId, quantity}], where memberId names a posted part of a bundle; left out, all that is in no parcel yet.';

CREATE OR REPLACE FUNCTION public.papers_with_question(question_id uuid)
 RETURNS SETOF public.teacher_assessment_template
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select paper.*
  from public.teacher_assessment_template as paper
  where paper.id in (
    select own.teacher_assessment_template_id
    from public.bank_question as asked
    join public.bank_question as own on own.wording = asked.wording
      and own.teacher_profile_id = (select private.my_teacher_profile_id())
    where asked.id = papers_with_question.question_id
      -- As search_questions finds it.
      and (asked.teacher_profile_id = (select private.my_teacher_profile_id())
        or (asked.assessment_template_id is not null and (select private.in_group('teacher'))
          and asked.subject_id in (select private.my_subject_ids())
          and (asked.school_id is null or asked.school_id in (select private.my_school_ids())))))
  order by paper.created_at desc, paper.id
  limit 20
$function$;
grant execute on function public.papers_with_question(uuid) to authenticated;
comment on function public.papers_with_question(uuid) is 'The caller''s papers that ask the same in the same words, the newest first, at most twenty: where a question was used before, and when.';

CREATE OR REPLACE FUNCTION public.pay_out_refund(refund_id uuid, paid_out_on date DEFAULT NULL::date, bank_reference text DEFAULT ''::text)
 RETURNS public.refund
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  paid public.refund;
  reference text := nullif(btrim(coalesce(bank_reference, '')), '');
begin
  perform private.require_admin();
  select * into paid from public.refund as noted where noted.id = pay_out_refund.refund_id;
  if paid.id is null then
    raise exception 'refund_not_found' using errcode = 'PT404';
  end if;
  -- The order is locked first, and told: whoever looks at it sees the change.
  perform from public.teacher_products_order as parent where parent.id = paid.order_id for update;
  select * into paid from public.refund as noted
  where noted.id = pay_out_refund.refund_id
  for update;
  reference := coalesce(reference, paid.provider_reference);
  if paid_out_on is null then
    reference := null;
  elsif reference is null then
    raise exception 'bank_reference_required' using errcode = 'PT422';
  elsif paid_out_on > private.today()
    or paid_out_on < (paid.created_at at time zone 'Africa/Johannesburg')::date - 31
  then
    raise exception 'paid_out_day_not_allowed' using errcode = 'PT422';
  end if;
  if (paid.paid_out_on, paid.bank_reference) is not distinct from (pay_out_refund.paid_out_on, reference) then
    return paid;
  elsif paid.paid_out_on is not null and pay_out_refund.paid_out_on is not null then
    raise exception 'refund_paid_out' using errcode = 'PT409';
  end if;
  update public.refund as noted
  set paid_out_on = pay_out_refund.paid_out_on, bank_reference = reference
  where noted.id = paid.id
  returning * into paid;
  -- Open pages are told of the order. In the archive it has no events to come.
  update public.teacher_products_order as parent set updated_at = now() where parent.id = paid.order_id;
  if found and paid.paid_out_on is null then
    perform private.record_order_event(
      parent.id, parent.order_status, parent.order_status, 'refund_returned')
    from public.teacher_products_order as parent where parent.id = paid.order_id;
  elsif found then
    perform private.record_order_event(
      parent.id, parent.order_status, parent.order_status, 'refund_paid_out')
    from public.teacher_products_order as parent where parent.id = paid.order_id;
  end if;
  return paid;
end
$function$;
grant execute on function public.pay_out_refund(uuid,date,text) to authenticated;
comment on function public.pay_out_refund(uuid,date,text) is 'For administrators: the money of a refund left on this day, to be found by this reference (of a card, by default the provider''s). Without a day: it came back, and the refund is only noted again. The same again changes nothing; other details are refused until it is noted again.';

CREATE OR REPLACE FUNCTION public.payfast_credentials()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN (SELECT jsonb_build_object('merchantId', (secret.value ->> 'merchantId'::text), 'merchantKey', (secret.value ->> 'merchantKey'::text), 'passphrase', COALESCE((secret.value ->> 'passphrase'::text), ''::text)) AS jsonb_build_object FROM public.secret WHERE ((secret.type = 'PayFast'::text) AND (NOT private.is_blank((secret.value ->> 'merchantId'::text))) AND (NOT private.is_blank((secret.value ->> 'merchantKey'::text)))));
grant execute on function public.payfast_credentials() to service_role;
comment on function public.payfast_credentials() is 'merchantId, merchantKey and passphrase of the secret PayFast; null when there is no such secret, and then the edge functions use those of their environment.';

CREATE OR REPLACE FUNCTION public.payments_made_twice()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN COALESCE((SELECT jsonb_agg(jsonb_build_object('orderId', parent.id, 'orderNumber', parent.order_number, 'paidWith', (parent.order_payment ->> 'paymentId'::text), 'paidAgainWith', inbox.provider_payment_id, 'cents', inbox.amount_cents) ORDER BY inbox.received_at, inbox.id) AS jsonb_agg FROM (public.payment_notification inbox JOIN public.teacher_products_order parent ON ((parent.id = inbox.order_id))) WHERE ((inbox.verdict = 'already_paid'::text) AND inbox.needs_human)), '[]'::jsonb);
grant execute on function public.payments_made_twice() to service_role;
comment on function public.payments_made_twice() is 'Money that came for orders that were paid, until an administrator has resolved it: [{orderId, orderNumber, paidWith, paidAgainWith, cents}], the payments by the ids of the card provider. paidWith is null when the order was not paid by card.';

CREATE OR REPLACE FUNCTION public.prepare_card_payment(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  due public.teacher_products_order;
  attempt public.payment_attempt;
begin
  if not exists (
    select from public.teacher_products_order as parent
    where parent.id = prepare_card_payment.order_id and parent.teacher_profile_id = profile_id
  ) then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  perform private.lock_goods(order_id);
  perform from public.teacher_products_order as parent
  where parent.id = prepare_card_payment.order_id
  for update;
  perform private.refuse_open_payment(order_id);
  perform private.refresh_order(order_id);
  select * into strict due from public.teacher_products_order as parent
  where parent.id = prepare_card_payment.order_id;

  if due.order_status = 'PAID' then
    raise exception 'order_already_paid' using errcode = 'PT409';
  elsif due.order_status = 'CANCELLED' then
    raise exception 'order_not_open' using errcode = 'PT409';
  elsif due.order_status = 'PROCESSING' then
    -- It was placed for a bank transfer that has not come. Its goods and prices do not change.
    if private.settle_payment_method('PayFast', due.order_total) <> 'PayFast' then
      raise exception 'payment_method_not_allowed' using errcode = 'PT422';
    end if;
    perform private.prepare_payment(order_id, due.order_total);
    attempt := private.live_attempt(order_id);
  else
    perform private.raise_cart_problem(private.cart_problem(order_id));
    attempt := private.live_attempt(order_id);
    if attempt.id is null then
      raise exception 'payment_not_prepared' using errcode = 'PT409';
    elsif attempt.amount is distinct from due.order_total
      or attempt.contents <> private.order_contents(order_id)
    then
      raise exception 'order_total_changed' using errcode = 'PT409';
    end if;
    -- Taken off and put on again since, the coupon has no use: better refused now than when the money has come.
    perform private.redeem_coupon(order_id);
  end if;

  update public.payment_attempt as sent
  set sent_at = now(), expires_at = now() + private.payment_lifetime()
  where sent.id = attempt.id;
  return jsonb_build_object(
    'attemptId', attempt.id, 'amount', attempt.amount::text, 'orderNumber', due.order_number);
end
$function$;
grant execute on function public.prepare_card_payment(uuid) to authenticated;
comment on function public.prepare_card_payment(uuid) is 'attemptId, amount (rand, as text) and orderNumber for the form that is posted to the card provider. A cart must still be what checkout() accepted with PayFast; an order that waits for a bank transfer may be paid by card instead. From then on the payment is being confirmed, and asking again is refused with payment_being_confirmed until it has ended.';

CREATE OR REPLACE FUNCTION public.preview_bump(lost_day date, class_id uuid DEFAULT NULL::uuid, periods integer DEFAULT 0, onto_others boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
begin
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  return private.bump_plan(profile, class_id, lost_day, periods, onto_others);
end
$function$;
grant execute on function public.preview_bump(date,uuid,integer,boolean) to authenticated;
comment on function public.preview_bump(date,uuid,integer,boolean) is 'What a bump would do. With 0 periods the day is lost, for one class or for all: its lessons go to the next slots and push on those in the way. Otherwise the lessons of a class from that day on go so many of its periods on, or back when negative. Lessons keep their order; repeating and locked ones stay; closed days, days without schedule and, unless onto_others, slots at which something else is on are skipped. moves: activityId, version (updated_at), label, classId, fromStart, fromEnd, toStart, toEnd, passed (what was on at slots that were skipped) and clashes (what is on there). stays: what remains on a lost day, with a reason. Changes nothing.';

CREATE OR REPLACE FUNCTION public.preview_copy_week(from_monday date, to_monday date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.my_teacher_profile_id();
begin
  if (extract(isodow from from_monday) = 1 and extract(isodow from to_monday) = 1) is not true then
    raise exception 'monday_required' using errcode = 'PT422';
  end if;
  if from_monday = to_monday then
    raise exception 'same_week' using errcode = 'PT422';
  end if;
  return (
    with source as (
      select activity.id, activity.label, moved.day, closed.day is not null as is_closed,
        closed.label as holiday, closed.label_af as holiday_af,
        -- Copying a second time adds nothing.
        exists (
          select from public.teacher_activity as there
          where there.teacher_profile_id = mine and there.label = activity.label
            and there.start_date_time
              = activity.start_date_time + (to_monday - from_monday) * interval '1 day') as is_there
      from public.teacher_activity as activity
      cross join lateral (
        select (activity.start_date_time at time zone 'Africa/Johannesburg')::date
          + (to_monday - from_monday) as day) as moved
      left join private.closed_days(private.my_province(), to_monday, to_monday + 6) as closed
        on closed.day = moved.day
      where activity.teacher_profile_id = mine
        and activity.start_date_time >= from_monday::timestamp at time zone 'Africa/Johannesburg'
        and activity.start_date_time
          < (from_monday + 7)::timestamp at time zone 'Africa/Johannesburg'
    )
    select jsonb_build_object(
      'copied', coalesce(jsonb_agg(source.id) filter (where not is_closed and not is_there), '[]'),
      'there', count(*) filter (where not is_closed and is_there),
      'leftOut', coalesce(jsonb_agg(jsonb_build_object(
          'activity', source.label, 'day', source.day, 'label', holiday, 'labelAf', holiday_af)
          order by source.day, source.label) filter (where is_closed), '[]'))
    from source);
end
$function$;
grant execute on function public.preview_copy_week(date,date) to authenticated;
comment on function public.preview_copy_week(date,date) is 'What copying a week to another would do: copied (the ids of the activities), there (how many are there already) and leftOut: those that would be on a day without school, with activity, day, label and labelAf. Changes nothing.';

CREATE OR REPLACE FUNCTION public.preview_lay_out_lessons(first_day date, weeks integer DEFAULT 1, until_term_end boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile;
  last_day date;
begin
  select * into profile from public.teacher_profile as own where own.user_id = private.my_user_id();
  last_day := private.lay_out_end(profile.province, first_day, weeks, until_term_end);
  return (
    with plan as (
      select * from private.lay_out_plan(profile, first_day, last_day)
    )
    select jsonb_build_object(
      'lastDay', last_day,
      'made', count(*) filter (where outcome = 'MADE'),
      'there', count(*) filter (where outcome = 'THERE'),
      'noRotation', count(*) filter (where outcome = 'NO_ROTATION'),
      'classes', coalesce((
        select jsonb_agg(jsonb_build_object('classId', class_id, 'lessons', lessons) order by class_id)
        from (
          select class_id, count(*) as lessons from plan where outcome = 'MADE' group by class_id
        ) as counted), '[]'),
      'closed', coalesce((
        select jsonb_agg(jsonb_build_object(
          'day', day, 'label', label, 'labelAf', label_af, 'lessons', lessons) order by day)
        from (
          select day, label, label_af, count(*) as lessons from plan
          where outcome = 'CLOSED' group by day, label, label_af
        ) as counted), '[]'),
      'taken', coalesce(jsonb_agg(jsonb_build_object(
          'classId', class_id, 'start', starts, 'by', label) order by starts, class_id)
        filter (where outcome = 'TAKEN'), '[]'),
      'noPeriod', coalesce(jsonb_agg(jsonb_build_object(
          'classId', class_id, 'day', day, 'period', period) order by day, period)
        filter (where outcome = 'NO_PERIOD'), '[]'),
      -- Without any, the screen leads to the timetable.
      'periods', (
        select count(*) from public.teacher_class_period as entry
        where entry.teacher_profile_id = profile.id
          and entry.year between extract(year from first_day) and extract(year from last_day)))
    from plan);
end
$function$;
grant execute on function public.preview_lay_out_lessons(date,integer,boolean) to authenticated;
comment on function public.preview_lay_out_lessons(date,integer,boolean) is 'What laying out lessons from the class timetable would do, from a day on for so many weeks (1 to 12, counting that of the day) or until the end of the term: lastDay, made, classes (classId, lessons), there (how many are there already), and what is left out: closed (days without school: day, label, labelAf, lessons), taken (classId, start, by), noPeriod (classId, day, period: the schedule has no such period) and noRotation (for week A or B while weeks do not alternate). periods: how many the timetable has. Changes nothing.';

CREATE OR REPLACE FUNCTION public.preview_merge(kept_id uuid, emptied_id uuid, cart text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved jsonb := '[]';
  problem text;
  carts jsonb := jsonb_build_object(
    'kept', private.cart_summary(kept_id), 'emptied', private.cart_summary(emptied_id));
begin
  perform private.require_superadmin();
  begin
    moved := private.merge(kept_id, emptied_id, coalesce(cart, 'kept'));
    raise sqlstate 'KRYPV';
  exception
    when sqlstate 'KRYPV' then null;
    when sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then problem := sqlerrm;
  end;
  return jsonb_build_object('problem', problem, 'moved', moved, 'carts', carts);
end
$function$;
grant execute on function public.preview_merge(uuid,uuid,text) to authenticated;
comment on function public.preview_merge(uuid,uuid,text) is 'For superadmins: what merge_accounts() would do, by doing it and taking it back: {problem, moved, carts}. problem is the word with which it would be refused; carts has both where one has to be chosen.';

CREATE OR REPLACE FUNCTION public.preview_refund(order_id uuid, lines jsonb, with_delivery boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.teacher_products_order;
  document public.invoice;
begin
  perform private.require_admin();
  select * into asked from public.teacher_products_order as parent
  where parent.id = preview_refund.order_id;
  if asked.id is null then
    raise exception 'order_not_found' using errcode = 'PT404';
  end if;
  document := private.refundable_invoice(asked);
  perform private.refuse_refund_lines(document, lines);
  return (
    select jsonb_build_object(
      'couponAmount', coalesce(sum(chosen.coupon_share), 0.00)::text,
      'shippingFee', coalesce(sum(chosen.price) filter (where chosen.line_id is null), 0.00)::text,
      'vat', coalesce(sum(chosen.vat), 0.00)::text,
      'total', coalesce(sum(chosen.price - chosen.coupon_share), 0.00)::text)
    from private.chosen_pieces(document, lines, with_delivery) as chosen);
end
$function$;
grant execute on function public.preview_refund(uuid,jsonb,boolean) to authenticated;
comment on function public.preview_refund(uuid,jsonb,boolean) is 'For administrators: what refund_order() would give back for these lines, {couponAmount, shippingFee, vat, total} as texts. Keeps nothing.';

CREATE OR REPLACE FUNCTION public.preview_repeat(start_date_time timestamp with time zone, repeat_weeks integer DEFAULT 0, every_weeks integer DEFAULT 1, until_term_end boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_day date := (start_date_time at time zone 'Africa/Johannesburg')::date;
  province text := private.my_province();
  last_week integer := repeat_weeks;
begin
  if (repeat_weeks between 0 and 12 and every_weeks between 1 and 2) is not true then
    raise exception 'repeat_too_long' using errcode = 'PT422';
  end if;
  if until_term_end then
    select (max(term.end_date) - first_day) / 7 into last_week
    from public.term as term
    where province = any (term.provinces) and first_day between term.start_date and term.end_date;
    if last_week is null then
      raise exception 'term_not_known' using errcode = 'PT422';
    end if;
    last_week := least(last_week, 12);
  end if;
  return (
    select jsonb_build_object(
      -- The activity itself stays where it was put, also when that day is closed.
      'weeks', jsonb_agg(copy.week order by copy.week)
        filter (where closed.day is null or copy.week = 0),
      'lastDay', max(copy.day) filter (where closed.day is null or copy.week = 0),
      'leftOut', coalesce(jsonb_agg(jsonb_build_object(
          'day', copy.day, 'label', closed.label, 'labelAf', closed.label_af) order by copy.week)
        filter (where closed.day is not null and copy.week > 0), '[]'))
    from (
      select week, first_day + week * 7 as day
      from generate_series(0, last_week, every_weeks) as week
    ) as copy
    left join private.closed_days(province, first_day, first_day + last_week * 7) as closed
      on closed.day = copy.day);
end
$function$;
grant execute on function public.preview_repeat(timestamp with time zone,integer,integer,boolean) to authenticated;
comment on function public.preview_repeat(timestamp with time zone,integer,integer,boolean) is 'Which copies a repeat makes: weeks (how many weeks after the activity each copy is, 0 being the activity itself), lastDay, and leftOut: the copies that would be on a day without school, with day, label and labelAf. Until the end of the term in which the activity is, or for repeat_weeks weeks; at most 12. add_activity and change_activity do what it says.';

CREATE OR REPLACE FUNCTION public.preview_roll_over_classes(from_year integer, to_year integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.my_teacher_profile_id();
begin
  if (from_year < to_year and from_year >= 2000 and to_year <= 2100) is not true then
    raise exception 'years_out_of_order' using errcode = 'PT422';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', class.id, 'name', class.name, 'grade', subject.grade, 'subject', subject.subject,
      'subjectAf', subject.subject_af,
      'there', exists (
        select from public.teacher_class_subject as next
        where next.teacher_profile_id = mine and next.year = to_year
          and next.subject_id = class.subject_id and lower(next.name) = lower(class.name)),
      -- Periods that another class of the new year has already are not taken from it.
      'periods', (
        select count(*) from public.teacher_class_period as period
        where period.teacher_class_subject_id = class.id and not exists (
          select from public.teacher_class_period as taken
          where taken.teacher_profile_id = mine and taken.year = to_year
            and taken.day = period.day and taken.period = period.period
            and (taken.week = period.week or 'EVERY' in (taken.week, period.week))))
      ) order by class.name, class.id)
    from public.teacher_class_subject as class
    join public.subject as subject on subject.id = class.subject_id
    where class.teacher_profile_id = mine and class.year = from_year
  ), '[]');
end
$function$;
grant execute on function public.preview_roll_over_classes(integer,integer) to authenticated;
comment on function public.preview_roll_over_classes(integer,integer) is 'The caller''s classes of a year and what bringing them over to a later one would do: id, name, grade, subject and subjectAf, there (the later year has the class already, so it would be left alone) and periods (how many of its timetable would come along). Changes nothing.';

CREATE OR REPLACE FUNCTION public.product_files(product_id uuid)
 RETURNS TABLE(file_key text, file_name text, file_size bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_content(product_files.product_id);
  return query
    select key.name, private.file_name(key.name), (stored.metadata ->> 'size')::bigint
    from public.product_content as content
    cross join unnest(content.file_keys) with ordinality as key (name, position)
    join storage.objects as stored on stored.bucket_id = 'content' and stored.name = key.name
    where content.product_id = product_files.product_id
    order by key.position;
end
$function$;
grant execute on function public.product_files(uuid) to authenticated;
comment on function public.product_files(uuid) is 'Key, name and size of every stored file of a resource that the caller owns. Over REST only: pg_graphql leaves functions that return tables out.';

CREATE OR REPLACE FUNCTION public.product_head(item_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive ancestor as (
    select category.id, category.name, category.parent_id, 0 as distance
    from public.shop_item as item
    join public.product_category as category on category.id = item.category_id
    where item.id = product_head.item_id
    union all
    select parent.id, parent.name, parent.parent_id, ancestor.distance + 1
    from ancestor
    join public.product_category as parent on parent.id = ancestor.parent_id
  )
  select jsonb_build_object(
    'title', item.title,
    'description', coalesce(product.description, bundle.description, ''),
    'sku', product.sku,
    'price', coalesce(item.sale_price, item.price, 0.00)::text,
    'list_price', coalesce(item.price, 0.00)::text,
    'discount_percentage', coalesce(item.discount_percentage, 0)::text,
    'charges_vat', public.charges_vat(),
    'physical', item.physical,
    'bundle', item.product_bundle_id is not null,
    'language', item.language,
    'pictures', to_jsonb(array_remove(item.thumbnails, null)),
    'member_covers', to_jsonb(array_remove(item.member_covers, null)),
    'path', coalesce(
      (select jsonb_agg(
         jsonb_build_object('id', ancestor.id, 'name', ancestor.name)
         order by ancestor.distance desc)
       from ancestor),
      '[]'))
  from public.shop_item as item
  left join public.product as product on product.id = item.product_id
  left join public.product_bundle as bundle on bundle.id = item.product_bundle_id
  where item.id = product_head.item_id and item.publish_date <= now()
$function$;
grant execute on function public.product_head(uuid) to anon;
comment on function public.product_head(uuid) is 'For the function "product-page": title, description, sku, price, delivery, pictures and the path of categories of a resource or bundle; nothing for what visitors do not see.';

CREATE OR REPLACE FUNCTION public.product_urls(product_id uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_content(product_urls.product_id);
  return coalesce(
    (select content.urls from public.product_content as content
     where content.product_id = product_urls.product_id),
    '{}');
end
$function$;
grant execute on function public.product_urls(uuid) to authenticated;
comment on function public.product_urls(uuid) is 'Videos and links of a resource that the caller owns.';

CREATE OR REPLACE FUNCTION public.quotation_by_link(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.quotation_document(private.quotation_of(token));
end
$function$;
grant execute on function public.quotation_by_link(text) to service_role;
comment on function public.quotation_by_link(text) is 'The quotation that a link leads to. quotation_not_found without one.';

CREATE OR REPLACE FUNCTION public.quotation_row_by_link(token text)
 RETURNS public.quotation
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.quotation_of(token);
end
$function$;
grant execute on function public.quotation_row_by_link(text) to service_role;
comment on function public.quotation_row_by_link(text) is 'For its PDF.';

CREATE OR REPLACE FUNCTION public.read_announcement(announcement_id uuid)
 RETURNS public.announcement
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.my_teacher_profile_id();
  marked public.announcement;
begin
  perform private.signed_in_user();
  select announcement.* into marked
  from public.announcement as announcement
  where announcement.id = read_announcement.announcement_id
    and announcement.send_to && private.my_addresses();
  if marked.id is null then
    raise exception 'announcement_not_found' using errcode = 'PT404';
  end if;
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;

  insert into public.announcement_read (announcement_id, teacher_profile_id)
  values (marked.id, profile_id)
  on conflict on constraint announcement_read_once_key do nothing;
  return marked;
end
$function$;
grant execute on function public.read_announcement(uuid) to authenticated;
comment on function public.read_announcement(uuid) is 'The Read button. Pressing it twice changes nothing, and nobody can press it for somebody else.';

CREATE OR REPLACE FUNCTION public.record_download(product_id uuid, file_key text)
 RETURNS public.product_download
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  download public.product_download;
begin
  if not exists (
    select from public.product_files(record_download.product_id) as file
    where file.file_key = record_download.file_key
  ) then
    raise exception 'file_not_found' using errcode = 'PT404';
  end if;
  insert into public.product_download (user_id, teacher_profile_id, product_id, file_key)
  values (
    auth.uid(), private.my_teacher_profile_id(), record_download.product_id,
    record_download.file_key)
  returning * into download;
  return download;
end
$function$;
grant execute on function public.record_download(uuid,text) to authenticated;
comment on function public.record_download(uuid,text) is 'Called with the caller''s own token before a link to the file is signed. Refuses callers who do not own the resource, and files that do not belong to it.';

CREATE OR REPLACE FUNCTION public.refresh_cart()
 RETURNS SETOF public.order_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  my_profile_id uuid := private.lock_my_profile();
  -- Chosen without a lock; private.refresh_order() checks the status again under one.
  chosen_id uuid := private.chosen_cart(my_profile_id);
begin
  if chosen_id is null then
    return;
  end if;
  return query select * from private.refresh_order(chosen_id);
  -- The seller may have registered for VAT, or given it up, since the cart was last priced.
  update public.teacher_products_order as cart
  set order_vat = private.vat_charged(cart.order_total)
  where cart.id = chosen_id and cart.order_status in ('QUOTING', 'PENDING')
    and cart.order_vat <> private.vat_charged(cart.order_total);
end
$function$;
grant execute on function public.refresh_cart() to authenticated;
comment on function public.refresh_cart() is 'Copies what resources and bundles say now into the caller''s cart, when it is opened. Returns the lines that changed. priceBefore stays on a line until its price is again what it was when the line was added.';

CREATE OR REPLACE FUNCTION public.refund_order(order_id uuid, refund_id uuid, lines jsonb, with_delivery boolean, refund_method text, reason text, provider_reference text DEFAULT ''::text, note text DEFAULT ''::text, seen_at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.refund
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  refunded public.teacher_products_order := private.lock_order_for_admin(order_id);
  document public.invoice;
  credit public.invoice;
  noted public.refund;
  reference text := nullif(btrim(coalesce(provider_reference, '')), '');
begin
  select * into noted from public.refund as earlier where earlier.id = refund_order.refund_id;
  -- The same dialog has sent it before, and did not hear the answer.
  if noted.order_id = refund_order.order_id then
    return noted;
  end if;
  if refunded.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  end if;
  document := private.refundable_invoice(refunded);
  if refund_method = 'PayFast' and refunded.order_payment_method is distinct from 'PayFast'
    or coalesce(refund_method, '') not in ('EFT', 'PayFast')
  then
    raise exception 'refund_method_not_allowed' using errcode = 'PT422';
  elsif (refund_method = 'PayFast') <> (reference is not null) then
    raise exception 'provider_reference_required' using errcode = 'PT422';
  elsif coalesce(reason, '') not in ('faulty', 'not_delivered', 'returned', 'bought_twice',
    'bought_by_mistake', 'cooling_off', 'goodwill')
  then
    raise exception 'refund_reason_required' using errcode = 'PT422';
  end if;
  perform private.refuse_refund_lines(document, lines);
  if with_delivery and not exists (
    select from private.pieces_left(document) as remaining where remaining.line_id is null
  ) then
    raise exception 'refund_exceeds_paid' using errcode = 'PT409';
  end if;
  perform private.withdraw_lines(document, order_id, lines);

  credit := private.credit_pieces(document, lines, with_delivery, reason);
  if credit.id is null then
    raise exception 'nothing_to_refund' using errcode = 'PT409';
  end if;
  insert into public.refund (
    id, order_id, teacher_profile_id, invoice_id, refund_method, provider_reference, note, noted_by)
  values (
    coalesce(refund_id, gen_random_uuid()), order_id, refunded.teacher_profile_id, credit.id,
    refund_method, reference, nullif(btrim(coalesce(note, '')), ''), caller)
  returning * into noted;
  update public.teacher_products_order as parent
  set refunded_amount = parent.refunded_amount + credit.total
  where parent.id = refund_order.order_id;
  perform private.record_order_event(order_id, 'PAID', 'PAID', 'refunded');
  insert into private.order_mail (order_id, kind, invoice_id) values (order_id, 'refunded', credit.id);
  return noted;
end
$function$;
grant execute on function public.refund_order(uuid,uuid,jsonb,boolean,text,text,text,text,timestamp with time zone) to authenticated;
comment on function public.refund_order(uuid,uuid,jsonb,boolean,text,text,text,text,timestamp with time zone) is 'For administrators: gives back a part of a PAID order or the whole. lines: [{lineId, quantity, withdraw}], of what is left of its invoice; withdraw takes the right to the line away. Writes the credit note and mails it. refund_id is chosen by the caller: sent again it is the same refund. seen_at: the version of the order that was shown; another one is refused.';

CREATE OR REPLACE FUNCTION public.related_items(item_id uuid, at_most integer DEFAULT 8)
 RETURNS SETOF public.shop_item
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select item.*
  from public.shop_item as shown
  join public.shop_item as item on item.category_id = shown.category_id and item.id <> shown.id
  where shown.id = related_items.item_id and item.e_commerce_product
    and shown.publish_date <= now() and item.publish_date <= now()
  order by (item.language is not distinct from shown.language) desc,
    -- This term first and then those after it.
    mod(item.term - shown.term + 4, 4) nulls last,
    item.publish_date desc, item.id
  limit greatest(least(at_most, 20), 0);
end
$function$;
grant execute on function public.related_items(uuid,integer) to anon;
grant execute on function public.related_items(uuid,integer) to authenticated;
comment on function public.related_items(uuid,integer) is 'Others of the same grade and subject: in its language first, of its term and then of the next.';

CREATE OR REPLACE FUNCTION public.remove_coupon(order_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.teacher_products_order := private.lock_order_for_coupon(order_id);
begin
  perform private.take_coupon_off(target.id);
  select * into strict target from public.teacher_products_order as parent
  where parent.id = target.id;
  return target;
end
$function$;
grant execute on function public.remove_coupon(uuid) to authenticated;
comment on function public.remove_coupon(uuid) is 'Takes the coupon off the caller''s cart, or off the order named, and returns the order.';

CREATE OR REPLACE FUNCTION public.remove_from_cart(product_id uuid DEFAULT NULL::uuid, product_bundle_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  cart_id uuid := private.find_cart(private.lock_my_profile());
  cart public.teacher_products_order;
begin
  delete from public.order_line as line
  where line.order_id = cart_id
    and (line.product_id = remove_from_cart.product_id
      or line.product_bundle_id = remove_from_cart.product_bundle_id);

  select * into cart from public.teacher_products_order where id = cart_id;
  return cart;
end
$function$;
grant execute on function public.remove_from_cart(uuid,uuid) to authenticated;
comment on function public.remove_from_cart(uuid,uuid) is 'Takes a resource or a bundle out of the caller''s cart and returns the cart; null when there is no cart.';

CREATE OR REPLACE FUNCTION public.remove_user_from_group(user_id uuid, group_name text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
RETURN private.take_from_group(user_id, group_name);
grant execute on function public.remove_user_from_group(uuid,text) to service_role;
comment on function public.remove_user_from_group(uuid,text) is 'For the user-management functions. True when the user was in the group.';

CREATE OR REPLACE FUNCTION public.resolve_payment_notification(notification_id uuid, resolution text DEFAULT 'NOTED'::text, note text DEFAULT ''::text)
 RETURNS public.payment_notification
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  notification public.payment_notification;
begin
  perform private.require_admin();
  select * into notification from public.payment_notification as inbox
  where inbox.id = notification_id
  for update;
  if notification.id is null then
    raise exception 'notification_not_found' using errcode = 'PT404';
  elsif resolution is null or resolution not in ('MERGED', 'RETURNED', 'NOTED') then
    raise exception 'decision_not_known' using errcode = 'PT422';
  elsif not notification.needs_human then
    -- A second click; another decision than the first is not taken for it.
    if notification.resolution is distinct from resolve_payment_notification.resolution
      and notification.resolution is not null
    then
      raise exception 'row_changed' using errcode = 'PT409';
    end if;
    return notification;
  elsif resolution <> 'NOTED' and private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;

  if resolution = 'MERGED' then
    perform private.merge_payment(notification);
  end if;
  update public.payment_notification as inbox
  set needs_human = false, resolved_at = now(), resolved_by = caller,
      resolution = resolve_payment_notification.resolution,
      resolution_note = left(trim(coalesce(note, '')), 500)
  where inbox.id = notification_id
  returning * into notification;
  return notification;
end
$function$;
grant execute on function public.resolve_payment_notification(uuid,text,text) to authenticated;
comment on function public.resolve_payment_notification(uuid,text,text) is 'For administrators: MERGED marks the order of the payment as paid with it, RETURNED says that the money went back, both with a note; NOTED that it was booked by hand. Calling again with the same changes nothing.';

CREATE OR REPLACE FUNCTION public.restore_activities(ids uuid[])
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.my_teacher_profile_id();
  restored integer;
begin
  return query
    with back as (
      delete from private.deleted_activity as kept
      where kept.id = any (restore_activities.ids) and kept.teacher_profile_id = mine
      returning kept.content
    )
    insert into public.teacher_activity as activity
    select (jsonb_populate_record(null::public.teacher_activity, back.content || jsonb_build_object(
      'teacher_class_subject_id', (
        select class.id from public.teacher_class_subject as class
        where class.id = (back.content ->> 'teacher_class_subject_id')::uuid
          and class.teacher_profile_id = mine),
      'teacher_subject_template_id', (
        select lesson.id from public.teacher_subject_template as lesson
        where lesson.id = (back.content ->> 'teacher_subject_template_id')::uuid
          and lesson.teacher_profile_id = mine),
      'teacher_assessment_template_id', (
        select paper.id from public.teacher_assessment_template as paper
        where paper.id = (back.content ->> 'teacher_assessment_template_id')::uuid
          and paper.teacher_profile_id = mine)))).*
    from back
    returning activity.*;
  get diagnostics restored = row_count;
  if restored = 0 or restored < cardinality(restore_activities.ids) then
    raise exception 'activity_not_found' using errcode = 'PT404';
  end if;
end
$function$;
grant execute on function public.restore_activities(uuid[]) to authenticated;
comment on function public.restore_activities(uuid[]) is 'Brings back activities that the caller deleted within the last day, all or none, with the same ids and repeats. A class, lesson or paper that no longer exists is left out.';

CREATE OR REPLACE FUNCTION public.restore_class(class_id uuid)
 RETURNS SETOF public.teacher_class_subject
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.lock_my_profile();
  kept private.deleted_class;
  freed uuid[];
begin
  delete from private.deleted_class as taken
  where taken.id = restore_class.class_id and taken.teacher_profile_id = mine
  returning * into kept;
  if kept.id is null then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;
  insert into public.teacher_class_subject as class
  select (jsonb_populate_record(null::public.teacher_class_subject, kept.content)).*;
  -- What has been given to yet another class since, or deleted, stays as it is.
  update public.teacher_activity as activity
  set teacher_class_subject_id = kept.id
  where activity.id = any (kept.activity_ids) and activity.teacher_profile_id = mine
    and activity.teacher_class_subject_id is not distinct from kept.heir_id;
  with taken_back as (
    delete from public.teacher_class_period as entry
    using jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as was
    where entry.id = was.id and entry.teacher_class_subject_id = kept.heir_id
    returning entry.id
  )
  select array_agg(taken_back.id) into freed from taken_back;
  insert into public.teacher_class_period as entry
  select was.* from jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as was
  where was.teacher_class_subject_id = kept.id or exists (
    -- The heir gets its own week back where it still had both.
    select from jsonb_populate_recordset(null::public.teacher_class_period, kept.periods) as other
    where other.id = any (freed) and other.day = was.day and other.period = was.period)
  on conflict do nothing;
  return query
    select class.* from public.teacher_class_subject as class where class.id = kept.id;
end
$function$;
grant execute on function public.restore_class(uuid) to authenticated;
comment on function public.restore_class(uuid) is 'Brings back a class that the caller deleted within the last day, under the same id, with its activities and its periods of the timetable, unless these have gone to another class since. Returns the class.';

CREATE OR REPLACE FUNCTION public.revoke_calendar_feed()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.calendar_feed as feed
  where feed.teacher_profile_id = private.my_teacher_profile_id();
  return found;
end
$function$;
grant execute on function public.revoke_calendar_feed() to authenticated;
comment on function public.revoke_calendar_feed() is 'Removes the caller''s calendar feed: its address stops working. False when there was none.';

CREATE OR REPLACE FUNCTION public.roll_over_classes(from_year integer, to_year integer, class_ids uuid[] DEFAULT NULL::uuid[])
 RETURNS SETOF public.teacher_class_subject
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.lock_my_profile();
  plan jsonb := public.preview_roll_over_classes(from_year, to_year);
  made uuid[];
begin
  with brought as (
    insert into public.teacher_class_subject as next (teacher_profile_id, subject_id, name, year)
    select class.teacher_profile_id, class.subject_id, class.name, to_year
    from jsonb_to_recordset(plan) as planned (id uuid, there boolean)
    join public.teacher_class_subject as class on class.id = planned.id
    where not planned.there and (class_ids is null or class.id = any (class_ids))
    returning next.id
  )
  select array_agg(brought.id) into made from brought;
  insert into public.teacher_class_period as copy (
    teacher_profile_id, teacher_class_subject_id, year, day, period, week)
  select mine, next.id, to_year, period.day, period.period, period.week
  from public.teacher_class_subject as next
  join public.teacher_class_subject as class on class.teacher_profile_id = mine
    and class.year = from_year and class.subject_id = next.subject_id
    and lower(class.name) = lower(next.name)
  join public.teacher_class_period as period on period.teacher_class_subject_id = class.id
  where next.id = any (made)
  on conflict do nothing;
  return query
    select class.* from public.teacher_class_subject as class
    where class.id = any (made) order by class.name, class.id;
end
$function$;
grant execute on function public.roll_over_classes(integer,integer,uuid[]) to authenticated;
comment on function public.roll_over_classes(integer,integer,uuid[]) is 'Makes the caller''s classes of a year again for a later one, with their subject and timetable: those that are named, or all. Classes that the later year has already, and periods that are taken in it, are left alone, so a second time makes nothing. Returns the classes that were made.';

CREATE OR REPLACE FUNCTION public.save_invoice_details(invoice_details jsonb, teacher_profile_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
begin
  perform private.put_invoice_details(profile_id, invoice_details);
  if private.placed_order_lacks_details(profile_id) then
    raise exception 'invoice_details_required' using errcode = 'PT422';
  end if;
  return private.read_invoice_details(profile_id);
end
$function$;
grant execute on function public.save_invoice_details(jsonb,uuid) to authenticated;
comment on function public.save_invoice_details(jsonb,uuid) is 'Keeps {name, address, vatNumber} for the next invoices and returns them. Without a name nothing is kept; address and VAT number may be empty. When all are empty, what was kept is deleted.';

CREATE OR REPLACE FUNCTION public.save_shipping_details(shipping_details jsonb, teacher_profile_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.reachable_profile(teacher_profile_id);
  tidied jsonb := private.tidy_shipping_details(shipping_details);
begin
  if tidied is null then
    raise exception 'shipping_details_invalid' using errcode = 'PT422';
  end if;
  update public.teacher_profile as profile
  set products_order_shipping_details = tidied
  where profile.id = profile_id;
  return tidied;
end
$function$;
grant execute on function public.save_shipping_details(jsonb,uuid) to authenticated;
comment on function public.save_shipping_details(jsonb,uuid) is 'Saves an address for the next order and returns it as it was saved. Placed orders keep the address that they have.';

CREATE OR REPLACE FUNCTION public.save_teacher_profile(title text, name text, surname text, language text, province text, days_per_week integer, school_id uuid DEFAULT NULL::uuid)
 RETURNS public.teacher_profile
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile public.teacher_profile := public.ensure_teacher_profile();
  kept_school_id uuid := school_id;
begin
  perform from public.teacher_profile as saved where saved.id = profile.id for no key update;
  if school_id is not null and not private.may_choose_school(profile.id, school_id) then
    -- A school that is still to be confirmed: the one before stays, where it is in the province.
    kept_school_id := (
      select school.id from public.school as school
      where school.id = profile.teacher_profile_school_id
        and save_teacher_profile.province = any (school.provinces));
  end if;
  profile := private.fill_in_profile(
    profile.id, title, name, surname, language, province, days_per_week, kept_school_id);
  perform private.ask_for_school(profile, school_id);
  return profile;
end
$function$;
grant execute on function public.save_teacher_profile(text,text,text,text,text,integer,uuid) to authenticated;
comment on function public.save_teacher_profile(text,text,text,text,text,integer,uuid) is 'Saves the whole profile form, and creates the caller''s profile when there is none. Saving the same twice changes nothing. A school that is neither generic nor confirmed becomes a request.';

CREATE OR REPLACE FUNCTION public.save_teacher_profile_of(user_id uuid, title text, name text, surname text, language text, province text, days_per_week integer, school_id uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept_id uuid;
begin
  perform private.signed_in_user();
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    raise exception 'not_an_administrator' using errcode = 'PT403';
  end if;
  if private.in_group('admin') then
    insert into public.teacher_profile (user_id) values (save_teacher_profile_of.user_id)
    on conflict on constraint teacher_profile_user_id_key do nothing;
  end if;
  select profile.id into kept_id
  from public.teacher_profile as profile where profile.user_id = save_teacher_profile_of.user_id;
  perform private.fill_in_profile(
    kept_id, title, name, surname, language, province, days_per_week, school_id);
  if kept_id is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return kept_id;
end
$function$;
grant execute on function public.save_teacher_profile_of(uuid,text,text,text,text,text,integer,uuid) to authenticated;
comment on function public.save_teacher_profile_of(uuid,text,text,text,text,text,integer,uuid) is 'For administrators: creates or changes the profile of a user, the fields of the form and nothing else, and returns its id. Superadmins change what is there.';

CREATE OR REPLACE FUNCTION public.schools_of_my_lessons()
 RETURNS SETOF public.school
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select school.* from public.school as school
  -- Row-level security leaves the caller's own lessons.
  where school.id in (select lesson.school_id from public.teacher_subject_template as lesson)
$function$;
grant execute on function public.schools_of_my_lessons() to authenticated;
comment on function public.schools_of_my_lessons() is 'The schools that the caller''s lessons name: those that the list of lessons can be narrowed to.';

CREATE OR REPLACE FUNCTION public.search_activities(words text)
 RETURNS SETOF public.teacher_activity
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.my_teacher_profile_id();
  patterns text[] := array(select private.word_patterns(private.search_text(words)));
begin
  -- Nothing typed would be the whole calendar.
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select activity.*
    from public.teacher_activity as activity
    left join public.teacher_class_subject as class on class.id = activity.teacher_class_subject_id
    where activity.teacher_profile_id = mine
      and private.search_text(concat_ws(' ', activity.label, activity.notes, class.name))
        like all (patterns);
end
$function$;
grant execute on function public.search_activities(text) to authenticated;
comment on function public.search_activities(text) is 'The caller''s activities with every word in their label, notes or the name of their class. Order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_back_office(words text, kinds text[] DEFAULT NULL::text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  admin boolean := private.in_group('admin');
  customers boolean := admin or private.in_group('superadmin');
begin
  -- Fewer letters are in nearly every row and in no index.
  if length(trim(words)) < 3 then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(found.hit)
    from (
      select hit from private.palette_customers(words) as hit
      where customers and 'customer' = any (coalesce(kinds, '{customer}'))
      union all
      select hit from private.palette_orders(words, false) as hit
      where admin and 'order' = any (coalesce(kinds, '{order}'))
      union all
      select hit from private.palette_orders(words, true) as hit
      where admin and 'quote' = any (coalesce(kinds, '{quote}'))
      union all
      select hit from private.palette_products(words) as hit
      where admin and 'product' = any (coalesce(kinds, '{product}'))
    ) as found
  ), '[]');
end
$function$;
grant execute on function public.search_back_office(text,text[]) to authenticated;
comment on function public.search_back_office(text,text[]) is 'For administrators: up to five customers, orders, quotes and resources each that contain every word, or of the kinds that are named (customer, order, quote, product), as [{kind, id, …}]. Superadmins find customers. Fewer than three letters find nothing.';

CREATE OR REPLACE FUNCTION public.search_bank_lines(words text DEFAULT ''::text)
 RETURNS SETOF public.bank_statement_line
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query execute
    'select found.* from public.bank_statement_line as found where true'
    || private.search_conditions('found.search_field', words);
end
$function$;
grant execute on function public.search_bank_lines(text) to authenticated;
comment on function public.search_bank_lines(text) is 'For administrators: lines with every word in their texts, day or amount.';

CREATE OR REPLACE FUNCTION public.search_coupons(words text DEFAULT NULL::text)
 RETURNS SETOF public.coupon
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select coupon.*
    from public.coupon
    where private.search_text(concat_ws(' ', coupon.coupon_code, coupon.batch,
        private.day_words(coupon.start_date), private.day_words(coupon.end_date),
        coupon.discount_value))
      like all (array(select private.word_patterns(private.search_text(words))));
end
$function$;
grant execute on function public.search_coupons(text) to authenticated;
comment on function public.search_coupons(text) is 'For administrators: the coupons that contain every word in code, batch, days or discount. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_deliveries(words text DEFAULT NULL::text)
 RETURNS SETOF public.delivery
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query execute 'select listed.* from public.delivery as listed where true'
    || private.search_conditions('listed.search_field', words);
end
$function$;
grant execute on function public.search_deliveries(text) to authenticated;
comment on function public.search_deliveries(text) is 'For administrators: the deliveries that contain every word in the number of the order, the name, e-mail address, town or postal code of the buyer, or a tracking number. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_goods(words text DEFAULT ''::text, at_most integer DEFAULT 30)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '32MB'
AS $function$
declare
  wanted integer := greatest(least(coalesce(at_most, 30), 100), 1);
  typed text := lower(btrim(coalesce(words, '')));
  number integer := case when typed ~ '^\d{1,9}$' then typed::integer end;
  found_goods jsonb;
begin
  perform private.require_admin();
  if typed = '' then
    return coalesce((
      select jsonb_agg(private.goods_document(newest, null) order by newest.publish_date desc, newest.id)
      from (
        select product.* from public.product as product
        where product.publish_date is not null
        order by product.publish_date desc nulls last, product.id limit wanted) as newest), '[]');
  end if;
  execute
    'with named as (
       select product.id as product_id, null::uuid as bundle_id, product.title, product.sku = $2 as exact
       from public.product as product
       where product.sku = $2 or (true' || private.search_conditions('product.search_field', words) || ')
       union all
       select null, bundle.id, bundle.title, false from public.product_bundle as bundle
       where true' || private.search_conditions('bundle.search_field', words) || '
     ), chosen as (
       select * from named
       order by exact is true desc, position($3 in lower(title)) = 0, title, product_id, bundle_id
       limit $1
     )
     select jsonb_agg(private.goods_document(product, bundle)
       order by chosen.exact is true desc, position($3 in lower(chosen.title)) = 0, chosen.title,
         chosen.product_id, chosen.bundle_id)
     from chosen
     left join public.product as product on product.id = chosen.product_id
     left join public.product_bundle as bundle on bundle.id = chosen.bundle_id'
    into found_goods using wanted, number, typed;
  return coalesce(found_goods, '[]');
end
$function$;
grant execute on function public.search_goods(text,integer) to authenticated;
comment on function public.search_goods(text,integer) is 'For administrators: the resources and bundles that contain every word, those with the words in their title first, the one with that number before all; without words the newest resources. [{productId or productBundleId, title, price, sku, physical, language, questions, forSale}], at most 100. To know whether there are more, ask for one more than is shown.';

CREATE OR REPLACE FUNCTION public.search_holidays(words text DEFAULT NULL::text)
 RETURNS SETOF public.holiday
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select holiday.*
    from public.holiday
    where private.search_text(concat_ws(' ', holiday.label, holiday.label_af,
        private.day_words(holiday.date)))
      like all (array(select private.word_patterns(private.search_text(words))));
end
$function$;
grant execute on function public.search_holidays(text) to authenticated;
comment on function public.search_holidays(text) is 'For administrators: the holidays that contain every word in either label or in the date. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_lessons(words text DEFAULT NULL::text)
 RETURNS SETOF public.teacher_subject_template
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select lesson.*
    from public.teacher_subject_template as lesson
    where lesson.teacher_profile_id = private.my_teacher_profile_id()
      and lesson.search_field
        like all (array(select private.word_patterns(private.search_text(words))));
end
$function$;
grant execute on function public.search_lessons(text) to authenticated;
comment on function public.search_lessons(text) is 'The lessons of the caller that contain every word: name, complexity, grade, subject in both languages, school. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_orders(words text DEFAULT ''::text, quotes boolean DEFAULT NULL::boolean, at_most integer DEFAULT NULL::integer, placed_from timestamp with time zone DEFAULT NULL::timestamp with time zone, placed_until timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.teacher_products_order
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  own uuid := private.my_teacher_profile_id();
  since timestamptz := private.orders_seen_since();
  wanted integer := greatest(at_most, 0);
  found_so_far integer := 0;
  worded constant text := private.search_conditions('found.search_field', words);
  ranged constant boolean := placed_from is not null or placed_until is not null;
  conditions text := worded;
  by_kind constant text := case quotes
    when true then ' and found.order_status = ''QUOTING'''
    when false then ' and found.order_status <> ''QUOTING'''
    else '' end;
  statement constant text := 'select found.* from public.teacher_products_order as found where ';
begin
  if words ~ '[0-9]' and own is not null then
    conditions := format(
      ' and (true%s or found.order_status = ''PENDING'' and found.teacher_profile_id = %L%s)',
      conditions, own, private.search_conditions('private.cart_text(found)', words));
  end if;
  conditions := conditions || by_kind;
  if ranged then
    conditions := conditions || private.placed_between(placed_from, placed_until);
  end if;

  if since = 'infinity' then
    return query execute statement || 'found.teacher_profile_id = $1' || conditions
      || ' order by found.order_date_time desc nulls last, found.id limit $2'
      using own, case when at_most is not null then wanted end;
    return;
  end if;
  -- Of years of orders a page is read: the newest of each kind, and of these the newest. Words are found by their index.
  if ranged and worded = '' and at_most is not null then
    return query execute
      'select listed.* from ('
      || private.newest_placed('public.teacher_products_order', placed_from, placed_until, by_kind)
      || case when quotes then '' else ' union all '
        || private.newest_placed('private.archived_as_order', placed_from, placed_until, '') end
      || ') as listed order by listed.order_date_time desc nulls last, listed.id limit $1'
      using wanted;
    return;
  end if;
  if ranged then
    return query execute
      'select listed.* from (' || statement || 'true' || conditions
      || case when quotes then '' else
        ' union all select found.* from private.archived_as_order as found where true'
        || worded || private.placed_between(placed_from, placed_until) end
      || ') as listed order by listed.order_date_time desc nulls last, listed.id limit $1'
      using case when at_most is not null then wanted end;
    return;
  end if;
  if at_most is not null then
    -- Without "nulls last", which is the order of the index; there are no nulls here. An index for the
    -- list's own order ("nulls last") must not exist, see the table.
    return query execute statement || 'found.order_date_time > $1' || conditions
      || ' order by found.order_date_time desc, found.id limit $2'
      using since, wanted;
    get diagnostics found_so_far = row_count;
    if found_so_far = wanted then
      return;
    end if;
  end if;
  return query execute statement
    || '(found.teacher_profile_id = $1 or found.created_at > $2 or found.order_date_time > $2)'
    || case when at_most is not null then ' and (found.order_date_time > $2) is not true' else '' end
    || conditions
    || ' order by found.order_date_time desc nulls last, found.id limit $3'
    using own, since, case when at_most is not null then wanted - found_so_far end;
end
$function$;
grant execute on function public.search_orders(text,boolean,integer,timestamp with time zone,timestamp with time zone) to authenticated;
comment on function public.search_orders(text,boolean,integer,timestamp with time zone,timestamp with time zone) is 'The orders and quotes that the caller may see and that contain every word: number, date, name, e-mail address, status and payment method in both languages, total, number of products (not those two of the carts of others). quotes: true for quotes only, false for orders only. Filter, order and page the result like the collection itself. For a first page in order of date pass at_most, one more than the page shows: then no more are looked for. placed_from (included) and placed_until (not included) choose other days than an administrator''s last month, and then archived orders are among them. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_papers(words text DEFAULT NULL::text)
 RETURNS SETOF public.teacher_assessment_template
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
    select paper.*
    from public.teacher_assessment_template as paper
    where paper.teacher_profile_id = private.my_teacher_profile_id()
      and paper.search_field
        like all (array(select private.word_patterns(private.search_text(words))));
end
$function$;
grant execute on function public.search_papers(text) to authenticated;
comment on function public.search_papers(text) is 'The papers of the caller that contain every word: title, complexity, grade, subject in both languages, school, total marks and minutes. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_products(words text)
 RETURNS SETOF public.product
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '32MB'
AS $function$
begin
  return query execute
    'select product.* from public.product as product '
    'where (private.is_published(product) or (select private.in_group(''admin'')))'
    || private.search_conditions('product.search_field', words);
end
$function$;
grant execute on function public.search_products(text) to anon;
grant execute on function public.search_products(text) to authenticated;
comment on function public.search_products(text) is 'The resources that the caller may see and that contain every word. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_questions(words text DEFAULT NULL::text, subject_id uuid DEFAULT NULL::uuid, grade text DEFAULT NULL::text, level text DEFAULT NULL::text, type text DEFAULT NULL::text, least_marks numeric DEFAULT NULL::numeric, most_marks numeric DEFAULT NULL::numeric, whose text DEFAULT NULL::text, at_most integer DEFAULT NULL::integer)
 RETURNS SETOF public.bank_question
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- So many are looked at for those that ask the same; further ones need narrower words.
  span constant integer := 500;
  mine uuid := private.my_teacher_profile_id();
  conditions text := private.choice_conditions('banked.search_field', words);
  taught uuid[] := '{}';
begin
  if private.in_group('teacher') then
    taught := array(select private.my_subject_ids());
  end if;
  if search_questions.subject_id is not null then
    conditions := conditions || format(' and banked.subject_id = %L', search_questions.subject_id);
  end if;
  if grade = any (private.grades()) then
    conditions := conditions || format(' and banked.grade_order = %L', private.grade_order(grade));
  end if;
  if level is not null then
    conditions := conditions || format(' and %L = any (banked.levels)', level);
  end if;
  if type is not null then
    conditions := conditions || format(' and %L = any (banked.types)', type);
  end if;
  if least_marks is not null then
    conditions := conditions || format(' and banked.marks >= %L', least_marks);
  end if;
  if most_marks is not null then
    conditions := conditions || format(' and banked.marks <= %L', most_marks);
  end if;
  return query execute format($found$
    with found as (
      (select banked.id, banked.wording, banked.written_at, true as own
        from public.bank_question as banked
        where %1$L <> 'shared' and banked.teacher_profile_id = %2$L %3$s
        order by banked.written_at desc, banked.id limit %4$s)
      union all
      (select banked.id, banked.wording, banked.written_at, false
        from public.bank_question as banked
        where %1$L <> 'own' and banked.assessment_template_id is not null
          and banked.subject_id = any (%5$L::uuid[])
          and (banked.school_id is null
            or banked.school_id = any (array(select private.my_school_ids()))) %3$s
        order by banked.written_at desc, banked.id limit %4$s)
    ), once as (
      select distinct on (found.wording) found.id, found.written_at, found.own
      from found
      order by found.wording, found.own desc, found.written_at desc, found.id
    ), page as (
      select once.* from once order by once.own desc, once.written_at desc, once.id limit %6$s
    )
    select banked.* from page join public.bank_question as banked using (id)
    order by page.own desc, page.written_at desc, page.id
    $found$, coalesce(whose, ''), mine, conditions, span, taught,
    greatest(least(coalesce(at_most, 21), 100), 0));
end
$function$;
grant execute on function public.search_questions(text,uuid,text,text,text,numeric,numeric,text,integer) to authenticated;
comment on function public.search_questions(text,uuid,text,text,text,numeric,numeric,text,integer) is 'The questions of the caller''s papers, and after them those of the shared templates that the caller may see, newest first, that contain every word in either language and fit the filters. Of those that ask the same in the same words one is shown. whose: "own" or "shared", else both. type: as in bank_question.types. At most 100: pg_graphql gives no more. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_reporting_teachers(words text DEFAULT NULL::text)
 RETURNS SETOF public.reporting_teacher
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.in_group('admin') or private.in_group('superadmin')) then
    return;
  end if;
  return query execute
    'select teacher.* from public.reporting_teacher as teacher '
    'where teacher.roles && array[''teacher'', ''admin'']'
    || private.search_conditions('teacher.search_field', private.search_text(words));
end
$function$;
grant execute on function public.search_reporting_teachers(text) to authenticated;
comment on function public.search_reporting_teachers(text) is 'Customers and administrators that contain every word. Filter, order and page the result like the collection itself. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_school_requests(words text DEFAULT NULL::text)
 RETURNS SETOF public.school_request
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.in_group('admin') then
    return;
  end if;
  return query
    select request.*
    from public.school_request as request
    join public.school as school on school.id = request.school_id
    where private.search_text(concat_ws(' ', request.teacher_name, request.email)) || ' '
      || school.search_field
      like all (array(select private.word_patterns(private.search_text(words))));
end
$function$;
grant execute on function public.search_school_requests(text) to authenticated;
comment on function public.search_school_requests(text) is 'For administrators: the requests that contain every word in the teacher''s name or address or in the school''s name, town or number. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_schools(words text DEFAULT NULL::text, province text DEFAULT NULL::text, at_most integer DEFAULT NULL::integer)
 RETURNS SETOF public.school
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pattern text;
  words_typed integer := 0;
  conditions text := '';
begin
  if not (private.in_group('teacher') or private.in_group('admin')) then
    return;
  end if;
  for pattern in select * from private.word_patterns(private.search_text(words)) loop
    words_typed := words_typed + 1;
    conditions := conditions || format(' and school.search_field like %L', pattern);
  end loop;
  if province is not null then
    conditions := conditions || format(' and %L = any (school.provinces)', province);
  end if;
  if at_most is not null then
    -- Several words together are rare, which the planner does not know: "offset 0" makes it use the
    -- trigram index. A single word may be common: then it walks the names until it has enough.
    conditions := format(
      '%s %s order by school.is_generic desc, school.name, school.id limit %s',
      conditions, case when words_typed > 1 then 'offset 0) as school' else ') as school' end,
      greatest(at_most, 0));
  else
    conditions := conditions || ') as school';
  end if;

  return query execute
    'select school.* from (select school.* from public.school as school where true' || conditions;
end
$function$;
grant execute on function public.search_schools(text,text,integer) to authenticated;
comment on function public.search_schools(text,text,integer) is 'Schools that contain every word in name, town or number, of one province when one is given. Order and page the result like the collection itself. A picker passes at_most and gets that many, generic schools first, then by name. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.search_shop(words text, category_ids uuid[] DEFAULT NULL::uuid[], tag_ids uuid[] DEFAULT NULL::uuid[], e_commerce_product boolean DEFAULT NULL::boolean, subscription_product boolean DEFAULT NULL::boolean, at_most integer DEFAULT NULL::integer, kind text DEFAULT NULL::text, language text DEFAULT NULL::text, max_cost numeric DEFAULT NULL::numeric, reader_language text DEFAULT NULL::text, sort text DEFAULT NULL::text)
 RETURNS SETOF public.shop_item
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  conditions text := '';
  place text := case sort
    when 'newest' then 'item.publish_date desc nulls last, item.id'
    when 'cheapest' then 'item.cost nulls last, item.id'
    when 'dearest' then 'item.cost desc nulls last, item.id'
    else 'item.featured desc nulls last, '
      || case reader_language
        when 'en' then 'item.in_english desc nulls last, '
        when 'af' then 'item.in_afrikaans desc nulls last, '
        else ''
      end
      || 'item.publish_date desc nulls last, item.title, item.id'
  end;
  corrected text;
begin
  if category_ids is not null then
    conditions := conditions || format(' and item.category_id = any (%L::uuid[])', category_ids);
  end if;
  if cardinality(tag_ids) > 0 then
    conditions := conditions || format(' and item.tags @> %L::uuid[]', tag_ids);
  end if;
  if e_commerce_product is not null then
    conditions := conditions || format(' and item.e_commerce_product = %L', e_commerce_product);
  end if;
  if subscription_product is not null then
    conditions := conditions || format(' and item.subscription_product = %L', subscription_product);
  end if;
  if kind is not null then
    conditions := conditions || format(' and item.kind = %L', kind);
  end if;
  if language is not null then
    conditions := conditions || format(' and item.language = %L', language);
  end if;
  if max_cost is not null then
    conditions := conditions || format(' and item.cost <= %L', max_cost);
  end if;
  conditions := conditions || format(
    ' order by %s limit %s', place, greatest(least(at_most, 500), 0));

  return query execute 'select item.* from public.shop_item as item where item.publish_date <= now()'
    || private.choice_conditions('item.search_field', words) || conditions;
  if found or private.is_blank(words) then
    return;
  end if;
  corrected := private.correct_words(words);
  if corrected is not null then
    return query execute 'select item.* from public.shop_item as item where item.publish_date <= now()'
      || private.choice_conditions('item.search_field', corrected) || conditions;
  end if;
end
$function$;
grant execute on function public.search_shop(text,uuid[],uuid[],boolean,boolean,integer,text,text,numeric,text,text) to anon;
grant execute on function public.search_shop(text,uuid[],uuid[],boolean,boolean,integer,text,text,numeric,text,text) to authenticated;
comment on function public.search_shop(text,uuid[],uuid[],boolean,boolean,integer,text,text,numeric,text,text) is 'The first 500 items of the shelf that contain every word in either language, belong to one of the categories and carry all of the tags. Words that nothing contains are put right when the search finds nothing. sort: "newest", "cheapest", "dearest", or the shelf''s own order with the reader''s language first. Order and page the result like the collection itself; a totalCount of 500 means 500 or more. For a first page pass at_most, one more than the page shows: then no more are looked for. The first 200 characters and ten words count.';

CREATE OR REPLACE FUNCTION public.seat_invitation(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link private.seat_link;
  given public.seat;
  line public.order_line;
begin
  select * into link from private.seat_link as known where known.token = seat_invitation.token;
  if link.id is null then
    return null;
  end if;
  select * into given from public.seat as asked where asked.id = link.seat_id;
  select * into line from public.order_line as bought where bought.id = given.order_line_id;
  return jsonb_build_object('state', private.seat_state(line, given, private.my_teacher_profile_id()))
    || case when given.id is null then '{}' else jsonb_build_object(
      'title', line.title, 'language', private.line_language(line), 'productId', line.product_id,
      'from', private.seat_giver(line),
      'cover', (select product.thumbnails[1] from public.product as product where product.id = line.product_id)) end;
end
$function$;
grant execute on function public.seat_invitation(text) to anon;
grant execute on function public.seat_invitation(text) to authenticated;
comment on function public.seat_invitation(text) is 'What the link of an invitation opens: {state, title, language, productId, from, cover}, of a seat that was taken back only {state}; null when there is no such link. The states are those of private.seat_state().';

CREATE OR REPLACE FUNCTION public.send_order_mail_again(mail_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent private.order_mail;
  ordered public.teacher_products_order;
begin
  perform private.require_admin();
  select * into sent from private.order_mail as mail
  where mail.id = send_order_mail_again.mail_id and mail.sent_at is not null;
  if sent.id is null then
    raise exception 'mail_not_found' using errcode = 'PT404';
  end if;
  ordered := private.lock_order_for_admin(sent.order_id);
  if not private.mail_still_true(sent.kind, ordered.order_status)
    or (sent.seat_id is not null and not private.seat_waits(sent.seat_id))
  then
    raise exception 'mail_out_of_date' using errcode = 'PT409';
  end if;
  -- A second press: the first one is on its way.
  if exists (
    select from private.order_mail as waiting
    where waiting.order_id = sent.order_id and waiting.kind = sent.kind and waiting.again
      and waiting.invoice_id is not distinct from sent.invoice_id
      and waiting.parcel_id is not distinct from sent.parcel_id
      and waiting.seat_id is not distinct from sent.seat_id and waiting.sent_at is null)
  then
    return false;
  end if;
  if (
    select count(*) from private.order_mail as earlier
    where earlier.order_id = sent.order_id and earlier.again
      and earlier.created_at > now() - interval '1 day') >= 5
  then
    raise exception 'mails_sent_too_often' using errcode = 'PT409';
  end if;
  insert into private.order_mail (order_id, kind, invoice_id, parcel_id, seat_id, event_id, again)
  values (
    sent.order_id, sent.kind, sent.invoice_id, sent.parcel_id, sent.seat_id,
    private.record_order_event(
      ordered.id, ordered.order_status, ordered.order_status, 'mail_sent_again'),
    true);
  return true;
end
$function$;
grant execute on function public.send_order_mail_again(uuid) to authenticated;
comment on function public.send_order_mail_again(uuid) is 'For administrators: puts a mail that was sent into the outbox once more, written from the order as it is now, with the same document, parcel or invitation; false when it waits there already. At most five a day for an order, each in its history.';

CREATE OR REPLACE FUNCTION public.send_parcel(parcel_id uuid, carrier text, tracking_number text DEFAULT ''::text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.send(private.lock_parcel(parcel_id), carrier, tracking_number);
  return 'SENT';
end
$function$;
grant execute on function public.send_parcel(uuid,text,text) to authenticated;
comment on function public.send_parcel(uuid,text,text) is 'For administrators: a packed parcel is on its way, with the carrier and its number; BY_HAND has none. The same once more changes nothing; a parcel that is on its way otherwise is refused (parcel_moved).';

CREATE OR REPLACE FUNCTION public.send_parcels(parcels jsonb, carrier text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listed jsonb;
  results jsonb := '[]';
  problem text;
begin
  perform private.require_admin();
  if parcels is null or jsonb_typeof(parcels) <> 'array' or exists (
    select from jsonb_array_elements(parcels) as one where jsonb_typeof(one) <> 'object'
  ) then
    raise exception 'parcel_malformed' using errcode = 'PT422';
  end if;
  perform private.refuse_too_many(jsonb_array_length(parcels));
  perform private.lock_deliveries(array(
    select delivery.order_id
    from jsonb_array_elements(parcels) as one
    join public.delivery as delivery
      on delivery.order_number = split_part(btrim(one ->> 'order'), '/', 1)));
  for listed in select value from jsonb_array_elements(parcels) loop
    problem := null;
    begin
      perform private.send(
        private.waiting_parcel(listed ->> 'order'), carrier, listed ->> 'trackingNumber');
    exception when others then
      if sqlstate not like 'PT%' then raise; end if;
      problem := sqlerrm;
    end;
    results := results || jsonb_build_object('order', listed ->> 'order', 'problem', problem);
  end loop;
  return results;
end
$function$;
grant execute on function public.send_parcels(jsonb,text) to authenticated;
comment on function public.send_parcels(jsonb,text) is 'For administrators: up to 100 parcels are on their way with one carrier: [{order, trackingNumber}], where order is the number of the order, with "/2" for the second of several parcels. Results as of pack_deliveries().';

CREATE OR REPLACE FUNCTION public.send_quotation(order_id uuid, valid_until date, sent_to text DEFAULT ''::text, seen_at timestamp with time zone DEFAULT NULL::timestamp with time zone, new_id uuid DEFAULT NULL::uuid)
 RETURNS public.quotation
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  quote public.teacher_products_order := private.lock_order_for_admin(order_id);
  address constant text := nullif(lower(btrim(send_quotation.sent_to)), '');
  sold_by private.seller := private.seller_today();
  sent public.quotation;
begin
  select * into sent from public.quotation as earlier where earlier.id = send_quotation.new_id;
  if sent.id is not null then
    if sent.order_id <> quote.id then
      raise exception 'quote_not_open' using errcode = 'PT409';
    end if;
    return sent;
  end if;
  if quote.order_status <> 'QUOTING' then
    raise exception 'quote_not_open' using errcode = 'PT409';
  elsif quote.updated_at <> seen_at then
    raise exception 'row_changed' using errcode = 'PT409';
  elsif quote.product_count = 0 then
    raise exception 'products_required' using errcode = 'PT422';
  elsif quote.order_total = 0 then
    raise exception 'quote_is_free' using errcode = 'PT422';
  elsif quote.has_physical and quote.order_shipping_details is null then
    raise exception 'shipping_details_required' using errcode = 'PT422';
  elsif (send_quotation.valid_until between private.today() and private.today() + private.quotation_days())
    is not true
  then
    raise exception 'valid_until_not_allowed' using errcode = 'PT422';
  elsif address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(address) > 254 then
    raise exception 'email_invalid' using errcode = 'PT422';
  elsif sold_by.id is null then
    raise exception 'seller_missing' using errcode = 'PT409';
  end if;

  update public.quotation as earlier set replaced_at = now()
  where earlier.order_id = quote.id and earlier.replaced_at is null and earlier.accepted_at is null;
  insert into public.quotation (
    id, order_id, number, valid_until, sent_to, language, form, seller, buyer, lines, coupon_amount,
    shipping_fee, total, vat)
  select coalesce(new_id, gen_random_uuid()), quote.id, private.next_document_number('quotation'),
    send_quotation.valid_until, address,
    coalesce((select profile.translate_i18n from public.teacher_profile as profile
      where profile.id = quote.teacher_profile_id), 'en'),
    private.paper_form(sold_by, quote.order_total), private.seller_on_paper(sold_by),
    private.buyer_on_paper(quote), private.paper_lines(quote.id), quote.coupon_amount,
    quote.shipping_fee, quote.order_total,
    case when sold_by.vat_number is null then 0 else quote.order_vat end
  returning * into sent;
  insert into private.quotation_link (quotation_id) values (sent.id);
  perform private.record_order_event(quote.id, 'QUOTING', 'QUOTING', 'quote_sent');
  perform private.note_quotation_mail(sent, 'quoted');
  return sent;
end
$function$;
grant execute on function public.send_quotation(uuid,date,text,timestamp with time zone,uuid) to authenticated;
comment on function public.send_quotation(uuid,date,text,timestamp with time zone,uuid) is 'For administrators: offers a quote to its customer by mail, with a link to accept it, until valid_until, at most 90 days ahead. sent_to: who else gets it, a bursar for example. What was sent before of the same quote is replaced. seen_at as in change_order(); new_id: called again with the same, it returns what it sent the first time.';

CREATE OR REPLACE FUNCTION public.set_bundle_products(product_bundle_id uuid, product_ids uuid[])
 RETURNS public.product_bundle
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  bundle public.product_bundle;
begin
  if coalesce(cardinality(product_ids), 0) = 0 then
    raise exception 'bundle_products_required' using errcode = 'PT422';
  end if;
  -- The update locks the bundle, and the policy lets it find no row for those who may not change it.
  update public.product_bundle as changed set title = changed.title
  where changed.id = set_bundle_products.product_bundle_id;
  if not found then
    raise exception 'bundle_not_found' using errcode = 'PT404';
  end if;
  if exists (
    select from unnest(product_ids) as wanted
    where not exists (select from public.product as product where product.id = wanted)
  ) then
    raise exception 'product_not_found' using errcode = 'PT422';
  end if;

  delete from public.product_bundle_product as member
  where member.product_bundle_id = set_bundle_products.product_bundle_id
    and member.product_id <> all (product_ids);
  insert into public.product_bundle_product (product_bundle_id, product_id, position)
  select set_bundle_products.product_bundle_id, wanted.id, min(wanted.place)::integer - 1
  from unnest(product_ids) with ordinality as wanted (id, place)
  group by wanted.id
  on conflict on constraint product_bundle_product_bundle_product_key
  do update set position = excluded.position;

  select * into strict bundle from public.product_bundle as changed
  where changed.id = set_bundle_products.product_bundle_id;
  return bundle;
end
$function$;
grant execute on function public.set_bundle_products(uuid,uuid[]) to authenticated;
comment on function public.set_bundle_products(uuid,uuid[]) is 'Replaces the members of a bundle at once, in this order. The policies allow it to administrators.';

CREATE OR REPLACE FUNCTION public.set_class_period(year integer, day text, period integer, week text, class_id uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.teacher_class_period
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  mine uuid := private.lock_my_profile();
begin
  if mine is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  if (set_class_period.week in ('EVERY', 'A', 'B')) is not true then
    raise exception 'week_not_known' using errcode = 'PT422';
  end if;
  if set_class_period.class_id is not null and not exists (
    select from public.teacher_class_subject as class
    where class.id = set_class_period.class_id and class.teacher_profile_id = mine
      and class.year = set_class_period.year)
  then
    raise exception 'class_not_found' using errcode = 'PT404';
  end if;

  -- The class of every week keeps the week that is not meant.
  update public.teacher_class_period as kept
  set week = case set_class_period.week when 'A' then 'B' else 'A' end
  where set_class_period.week <> 'EVERY' and kept.week = 'EVERY'
    and kept.teacher_profile_id = mine and kept.year = set_class_period.year
    and kept.day = set_class_period.day and kept.period = set_class_period.period;
  delete from public.teacher_class_period as gone
  where (set_class_period.week = 'EVERY' or gone.week = set_class_period.week)
    and gone.teacher_profile_id = mine and gone.year = set_class_period.year
    and gone.day = set_class_period.day and gone.period = set_class_period.period;
  -- A class that has the other week already now has every week.
  delete from public.teacher_class_period as half
  where half.teacher_class_subject_id = set_class_period.class_id
    and half.teacher_profile_id = mine and half.year = set_class_period.year
    and half.day = set_class_period.day and half.period = set_class_period.period;
  insert into public.teacher_class_period as made (
    teacher_profile_id, teacher_class_subject_id, year, day, period, week)
  select mine, set_class_period.class_id, set_class_period.year, set_class_period.day,
    set_class_period.period, case when found then 'EVERY' else set_class_period.week end
  where set_class_period.class_id is not null;

  return query
    select own.* from public.teacher_class_period as own
    where own.teacher_profile_id = mine and own.year = set_class_period.year
      and own.day = set_class_period.day and own.period = set_class_period.period;
end
$function$;
grant execute on function public.set_class_period(integer,text,integer,text,uuid) to authenticated;
comment on function public.set_class_period(integer,text,integer,text,uuid) is 'Puts a class into a period of a weekday (day is "Monday" to "Friday"), in every week or in weeks A or B of a school year, and takes out whoever was there in that week; without a class the period is free. The class is one of that year. Returns who has the period now: nobody, one class, or one in each week.';

CREATE OR REPLACE FUNCTION public.set_order_status(order_id uuid, from_status text, to_status text)
 RETURNS public.teacher_products_order
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.teacher_products_order := private.lock_order_for_admin(order_id);
begin
  if moved.order_status = to_status then
    return moved;
  elsif moved.order_status is distinct from from_status then
    raise exception 'order_changed' using errcode = 'PT409';
  elsif not coalesce(private.may_move_order(from_status, to_status), false) then
    raise exception 'transition_not_allowed' using errcode = 'PT409';
  end if;
  perform private.move_order(moved, to_status, 'set_by_admin');

  select * into strict moved
  from public.teacher_products_order as parent where parent.id = set_order_status.order_id;
  return moved;
end
$function$;
grant execute on function public.set_order_status(uuid,text,text) to authenticated;
comment on function public.set_order_status(uuid,text,text) is 'Moves an order on from the status that the administrator saw. A quote that is placed gets EFT as its payment method; an order that becomes a quote again loses EFT and Free but keeps PayFast. PAID issues an invoice, leaving PAID a credit note for what refunds have left of it, and CANCELLED gives the coupon back.';

CREATE OR REPLACE FUNCTION public.set_user_groups(user_id uuid, groups text[], known text[])
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  present text[];
  wanted text[] := array(select distinct unnest(groups) order by 1);
  changed text;
begin
  perform private.require_superadmin();
  -- One change at a time: whoever loses the right here while waiting is refused by the second question.
  perform from private.user_group as membership
  where membership.group_name = 'superadmin' order by membership.user_id for update;
  perform private.require_superadmin();
  if not exists (
    select from auth.users as account
    where account.id = set_user_groups.user_id and account.deleted_at is null)
  then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  if wanted is null or not wanted <@ private.groups() then
    raise exception 'unknown_group' using errcode = 'PT422';
  end if;
  present := private.groups_of(user_id);
  if array(select distinct unnest(known) order by 1) is distinct from present then
    raise exception 'groups_changed' using errcode = 'PT409';
  end if;
  if user_id = private.my_user_id() and 'superadmin' <> all (wanted) then
    raise exception 'own_superadmin_right' using errcode = 'PT409';
  end if;

  for changed in select unnest(present) except select unnest(wanted) loop
    perform private.take_from_group(user_id, changed);
  end loop;
  for changed in select unnest(wanted) except select unnest(present) loop
    perform private.add_to_group(user_id, changed);
  end loop;
  return private.groups_of(user_id);
end
$function$;
grant execute on function public.set_user_groups(uuid,text[],text[]) to authenticated;
comment on function public.set_user_groups(uuid,text[],text[]) is 'For superadmins: puts a user into exactly these groups and returns them. known is what the caller has seen: when it has changed since, nothing is written. Nobody takes the right of superadmin from themselves, so one always remains. A right that is taken away is gone at the next request.';

CREATE OR REPLACE FUNCTION public.settle_created_teacher(user_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  digest text;
  profile public.teacher_profile;
begin
  select account.encrypted_password into digest from auth.users as account
  where account.id = settle_created_teacher.user_id and account.deleted_at is null for update;
  if digest is null then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  profile := private.give_profile(settle_created_teacher.user_id);
  insert into private.temporary_password (user_id, password_digest)
  values (settle_created_teacher.user_id, digest)
  on conflict on constraint temporary_password_user_id_key
    do update set password_digest = excluded.password_digest;
  return profile.id;
end
$function$;
grant execute on function public.settle_created_teacher(uuid) to service_role;
comment on function public.settle_created_teacher(uuid) is 'For create-users: gives a user whom an administrator created the teacher group and the profile of the old shop or an empty one, and remembers that the password is temporary. Returns the id of the profile.';

CREATE OR REPLACE FUNCTION public.shop_problems()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(
      jsonb_build_object('problem', found.problem, 'count', found.count)
        || case found.problem
          when 'payments_to_look_at' then
            jsonb_build_object('paidTwice', public.payments_made_twice())
          else '{}'
        end
      order by found.place)
    from (
      values
        (1, 'seller_missing',
          (select count(*) from public.invoice as waiting where waiting.seller is null)
            + ((private.seller_today()).id is null)::int),
        (2, 'bank_account_missing', (private.bank_account() is null)::int::bigint),
        (3, 'payments_to_look_at',
          (select count(*) from public.payment_notification as inbox where inbox.needs_human)),
        (4, 'mails_not_sent',
          (select count(*) from private.order_mail as mail
           where mail.sent_at is null and mail.problem is not null))
    ) as found (place, problem, count)
    where found.count > 0), '[]');
end
$function$;
grant execute on function public.shop_problems() to authenticated;
comment on function public.shop_problems() is 'For administrators: [{problem, count}], empty when all is well. seller_missing: invoices wait for a row in private.seller (docs/deploy.md). bank_account_missing: bank transfers are not possible. payments_to_look_at: money that fits no order; it also has paidTwice, the list of payments_made_twice(). mails_not_sent: mails that the mail server refused.';

CREATE OR REPLACE FUNCTION public.sitemap(page_number integer DEFAULT 1)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive shelved as (
    select item.id, item.category_id, greatest(item.updated_at, item.publish_date) as changed_at
    from public.shop_item as item
    where item.e_commerce_product and item.publish_date <= now()
  ),
  -- The page of a category also lists what is in its subcategories. Empty categories are left out.
  branch as (
    select shelved.category_id, max(shelved.changed_at) as changed_at
    from shelved
    where shelved.category_id is not null
    group by shelved.category_id
    union all
    select category.parent_id, branch.changed_at
    from branch
    join public.product_category as category on category.id = branch.category_id
    where category.parent_id is not null
  ),
  entry as (
    select 'category' as kind, branch.category_id as id, max(branch.changed_at) as changed_at
    from branch
    group by branch.category_id
    union all
    select 'product', shelved.id, shelved.changed_at
    from shelved
  ),
  -- A sitemap holds at most 50,000 addresses, and some are needed for pages that are not in the database.
  page as (
    select entry.kind, entry.id, entry.changed_at
    from entry
    order by entry.kind, entry.id
    limit 49000 offset (greatest(page_number, 1) - 1) * 49000::bigint
  )
  select jsonb_build_object(
    'pages', (select greatest(ceil(count(*) / 49000.0), 1)::integer from entry),
    'entries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', page.kind, 'id', page.id, 'changedAt', page.changed_at)
          order by page.kind, page.id),
        '[]')
      from page))
$function$;
grant execute on function public.sitemap(integer) to anon;
comment on function public.sitemap(integer) is 'One page of the addresses of the shop, for the function "sitemap": categories that hold something, then resources and bundles, each with its last change, and how many pages there are.';

CREATE OR REPLACE FUNCTION public.store_payment_notification(raw_body text, headers jsonb DEFAULT '{}'::jsonb, source_address text DEFAULT ''::text)
 RETURNS public.payment_notification
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
-- An index expression can not be qualified.
#variable_conflict use_column
declare
  said jsonb := private.form_fields(store_payment_notification.raw_body);
  stored public.payment_notification;
begin
  insert into public.payment_notification as inbox (
    raw_body, headers, source_address, provider_payment_id, payment_status, merchant_id,
    attempt_reference, order_reference, amount_cents, fields)
  values (
    store_payment_notification.raw_body, coalesce(store_payment_notification.headers, '{}'),
    nullif(store_payment_notification.source_address, ''), said ->> 'pf_payment_id',
    said ->> 'payment_status', said ->> 'merchant_id', said ->> 'm_payment_id',
    nullif(said ->> 'custom_str1', ''), private.cents(said ->> 'amount_gross'), said)
  on conflict (md5(raw_body)) do update set received_count = inbox.received_count + 1
  returning * into stored;
  return stored;
end
$function$;
grant execute on function public.store_payment_notification(text,jsonb,text) to service_role;
comment on function public.store_payment_notification(text,jsonb,text) is 'The first thing that the notify function does: stores the body as it came. The same body again is the same notification.';

CREATE OR REPLACE FUNCTION public.take_back_classes(class_ids uuid[], made timestamp with time zone)
 RETURNS SETOF public.teacher_class_subject
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mine uuid := private.lock_my_profile();
begin
  return query
    delete from public.teacher_class_subject as class
    where class.id = any (class_ids) and class.teacher_profile_id = mine and class.updated_at = made
      and not exists (
        select from public.teacher_class_period as period
        where period.teacher_class_subject_id = class.id and period.updated_at <> made)
      and not exists (
        select from public.teacher_activity as activity
        where activity.teacher_class_subject_id = class.id and activity.teacher_profile_id = mine)
    returning class.*;
end
$function$;
grant execute on function public.take_back_classes(uuid[],timestamp with time zone) to authenticated;
comment on function public.take_back_classes(uuid[],timestamp with time zone) is 'Undoes roll_over_classes(): deletes those of its classes that are as they were made (updated_at), with a timetable that nobody has added to and nothing in the calendar. Returns the classes that were there.';

CREATE OR REPLACE FUNCTION public.take_parcel_back(parcel_id uuid, from_state text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  box public.parcel := private.lock_parcel(parcel_id);
  -- The step is part of the history; the status of the order stays.
  status text := (
    select parent.order_status from public.teacher_products_order as parent where parent.id = box.order_id);
begin
  if box.parcel_state is distinct from from_state then
    raise exception 'parcel_moved' using errcode = 'PT409';
  end if;
  if from_state = 'PACKED' then
    delete from public.parcel as opened where opened.id = box.id;
  else
    update public.parcel as back
    set parcel_state = case from_state when 'DELIVERED' then 'SENT' else 'PACKED' end,
        delivered_at = null,
        sent_at = case from_state when 'DELIVERED' then back.sent_at end,
        carrier = case from_state when 'DELIVERED' then back.carrier end,
        tracking_number = case from_state when 'DELIVERED' then back.tracking_number end
    where back.id = box.id;
  end if;
  perform private.forget_parcel_mail(box);
  perform private.refresh_delivery(box.order_id);
  perform private.record_order_event(box.order_id, status, status, 'parcel_taken_back');
  return case from_state when 'DELIVERED' then 'SENT' when 'SENT' then 'PACKED' else 'TO_PACK' end;
end
$function$;
grant execute on function public.take_parcel_back(uuid,text) to authenticated;
comment on function public.take_parcel_back(uuid,text) is 'For administrators: undoes the last step of a parcel, from the state that was shown, and returns the state before it. A packed parcel is opened: what was in it is to be packed again. The audit and the history of the order tell who did it; a mail about the step that has not gone out yet is not sent.';

CREATE OR REPLACE FUNCTION public.take_request(kind text, subject text)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
RETURN private.take_request(kind, subject);
grant execute on function public.take_request(text,text) to service_role;
comment on function public.take_request(text,text) is 'For edge functions that anybody may call: counts a request, and answers 0 or the seconds to wait.';

CREATE OR REPLACE FUNCTION public.take_seat(token text)
 RETURNS public.seat
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  profile_id uuid := private.lock_my_profile();
  link private.seat_link;
  line public.order_line;
  given public.seat;
begin
  if profile_id is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  select * into link from private.seat_link as known where known.token = take_seat.token;
  if link.id is null then
    raise exception 'seat_not_found' using errcode = 'PT404';
  end if;
  select bought.* into line
  from public.seat as asked
  join public.order_line as bought on bought.id = asked.order_line_id
  where asked.id = link.seat_id
  for update of bought;
  select * into given from public.seat as asked where asked.id = link.seat_id for update;
  case private.seat_state(line, given, profile_id)
    when 'withdrawn' then raise exception 'seat_withdrawn' using errcode = 'PT409';
    when 'taken' then raise exception 'seat_taken' using errcode = 'PT409';
    when 'closed' then raise exception 'seat_closed' using errcode = 'PT409';
    when 'owned' then raise exception 'already_owned' using errcode = 'PT409';
    -- A second press.
    when 'mine' then return given;
    else null;
  end case;
  update public.seat as taken set teacher_profile_id = profile_id, taken_at = now()
  where taken.id = given.id
  returning * into given;
  return given;
end
$function$;
grant execute on function public.take_seat(text) to authenticated;
comment on function public.take_seat(text) is 'Takes the seat of an invitation for the caller, whose library then holds the resource. Called again, it is the same.';

CREATE OR REPLACE FUNCTION public.transfer_target(order_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return private.target_document(order_id);
end
$function$;
grant execute on function public.transfer_target(uuid) to authenticated;
comment on function public.transfer_target(uuid) is 'For administrators: an order as one that a bank transfer may be for: {orderId, orderNumber, status, method, total, due, buyer, placedAt, archived, proofs}; proofs is how many proofs of payment the buyer has uploaded, which is only a hint. Null where there is none.';

CREATE OR REPLACE FUNCTION public.undo_bank_line(link_id uuid, note text)
 RETURNS public.bank_statement_line
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.bank_line_order;
  parent public.teacher_products_order;
  line public.bank_statement_line;
begin
  perform private.require_admin();
  select * into link from public.bank_line_order as asked where asked.id = link_id;
  if link.id is null then
    raise exception 'bank_line_not_found' using errcode = 'PT404';
  elsif private.is_blank(note) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;
  -- An order that is gone has freed its lines before.
  if link.undone_at is null then
    parent := private.lock_order_for_admin(link.order_id);
    line := private.open_line(link.bank_statement_line_id);
    select * into link from public.bank_line_order as asked where asked.id = link_id;
  end if;
  if link.undone_at is null then
    if parent.order_status = 'PAID' then
      perform private.move_order(parent, 'PROCESSING', 'transfer_undone');
    else
      perform private.free_bank_link(link.id);
      perform private.record_order_event(
        parent.id, parent.order_status, parent.order_status, 'transfer_undone');
    end if;
    update public.bank_line_order as undone
    set undone_note = left(trim(undo_bank_line.note), 500) where undone.id = link.id;
    perform private.match_lines(array[link.bank_statement_line_id]);
  end if;
  select * into strict line from public.bank_statement_line as freed
  where freed.id = link.bank_statement_line_id;
  return line;
end
$function$;
grant execute on function public.undo_bank_line(uuid,text) to authenticated;
comment on function public.undo_bank_line(uuid,text) is 'For administrators: takes a confirmation back, with a note why. A PAID order waits for its payment again, with a credit note, and every line that had paid it is free. Calling again returns the same line.';

CREATE OR REPLACE FUNCTION public.use_here()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.signed_in_user();
  token text;
begin
  update public.teacher_profile as profile
  set session_token = gen_random_uuid()::text
  where profile.user_id = caller
  returning profile.session_token into token;
  if token is null then
    raise exception 'profile_required' using errcode = 'PT409';
  end if;
  return token;
end
$function$;
grant execute on function public.use_here() to authenticated;
comment on function public.use_here() is 'Takes the account over for the calling window: sets a new token, and the other windows, which see it on the profile, stop.';

CREATE OR REPLACE FUNCTION public.verify_coupon(coupon_code text, teacher_profile_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asker uuid := private.acting_user();
  code text := private.normal_coupon_code(coupon_code);
  profile_id uuid;
  seconds integer;
  found_coupon public.coupon;
  problem text;
begin
  select profile.id into profile_id
  from public.teacher_profile as profile
  where profile.id = verify_coupon.teacher_profile_id
    and (profile.user_id = asker or exists (
      select from private.user_group as membership
      where membership.user_id = asker and membership.group_name = 'admin'));
  if profile_id is null then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  if code = '' then
    raise exception 'coupon_code_required' using errcode = 'PT422';
  end if;

  seconds := private.take_request('coupon by person', asker::text);
  if seconds > 0 then
    return jsonb_build_object('problem', 'too_many_requests', 'seconds', seconds);
  end if;
  select * into found_coupon from public.coupon where coupon.coupon_code = code;
  problem := private.coupon_problem(
    found_coupon, profile_id, private.chosen_cart(profile_id));
  if problem is not null then
    return jsonb_build_object('problem', problem);
  end if;
  insert into private.checked_coupon (user_id, coupon_id) values (asker, found_coupon.id)
  on conflict on constraint checked_coupon_user_id_coupon_id_key do update set updated_at = now();
  return jsonb_build_object(
    'couponCode', found_coupon.coupon_code,
    'discount', jsonb_build_object(
      'type', found_coupon.discount_type, 'value', found_coupon.discount_value::text));
end
$function$;
grant execute on function public.verify_coupon(text,uuid) to service_role;
comment on function public.verify_coupon(text,uuid) is 'For the edge function verify-coupon, which says for whom it asks: what a coupon would take off for them, or for any profile when administrators ask, as couponCode, and discount with its type and value; else the problem as a word. Counts the try, so it answers problems and does not raise them. Reserves nothing; apply_coupon() takes the code for an hour.';

CREATE OR REPLACE FUNCTION public.withdraw_seat(seat_id uuid)
 RETURNS public.seat
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  line public.order_line;
  given public.seat;
begin
  perform private.signed_in_user();
  select bought.* into line
  from public.seat as asked
  join public.order_line as bought on bought.id = asked.order_line_id
  where asked.id = withdraw_seat.seat_id;
  if private.in_group('admin') and line.id is not null then
    perform private.lock_order_for_admin(line.order_id);
  elsif line.teacher_profile_id = private.my_teacher_profile_id() then
    perform private.lock_my_profile();
    perform from public.teacher_products_order as parent where parent.id = line.order_id for update;
  else
    raise exception 'seat_not_found' using errcode = 'PT404';
  end if;
  select * into given from public.seat as asked where asked.id = withdraw_seat.seat_id for update;
  if given.id is null then
    raise exception 'seat_not_found' using errcode = 'PT404';
  elsif given.taken_at is not null and not private.in_group('admin') then
    raise exception 'seat_taken' using errcode = 'PT409';
  end if;
  delete from public.seat as gone where gone.id = given.id;
  return given;
end
$function$;
grant execute on function public.withdraw_seat(uuid) to authenticated;
comment on function public.withdraw_seat(uuid) is 'Takes a seat back, so that it can be given again: buyers until somebody has taken it, administrators always.';


-- Publications

alter publication supabase_realtime add table public.announcement (created_at, id, message, send_to, title, updated_at);
alter publication supabase_realtime add table public.announcement_read (announcement_id, created_at, id, teacher_profile_id, updated_at);
alter publication supabase_realtime add table public.assessment_template (complexity, created_at, font_family, grade_order, headings, id, instructions, questions, school_id, school_name, search_field, subject_id, subject_name, title, total_marks, total_minutes, translation, updated_at);
alter publication supabase_realtime add table public.cognitive_level (created_at, id, label, percentage, position, taxonomy_id, updated_at);
alter publication supabase_realtime add table public.communication (body, created_at, id, images, publish_date, send_to, show, subject, updated_at, video);
alter publication supabase_realtime add table public.communication_withdrawal (created_at, id, updated_at);
alter publication supabase_realtime add table public.coupon (batch, coupon_code, created_at, discount_type, discount_value, enabled, end_date, id, max_uses, restrict_to, restrict_to_teachers, start_date, updated_at, uses);
alter publication supabase_realtime add table public.delivery (created_at, delivered, delivery_state, id, order_id, order_number, packed, paid_at, quantity, recipient, search_field, sent, town, updated_at);
alter publication supabase_realtime add table public.holiday (created_at, date, id, label, label_af, updated_at);
alter publication supabase_realtime add table public.parcel (carrier, created_at, delivered_at, id, number, order_id, packed_at, parcel_state, sent_at, tracking_number, updated_at);
alter publication supabase_realtime add table public.product (category_id, created_at, description, discount_percentage, e_commerce_product, featured, id, language, marks, pages, physical, price, publish_date, questions, sale_price, search_field, sku, subscription_product, tags, term, thumbnails, title, topic, type, updated_at);
alter publication supabase_realtime add table public.product_bundle (category_id, created_at, description, discount_percentage, featured, id, language, member_count, member_covers, mixed, physical, price, publish_date, sale_price, search_field, tags, thumbnails, title, updated_at);
alter publication supabase_realtime add table public.product_category (created_at, grade, id, name, parent_id, updated_at);
alter publication supabase_realtime add table public.product_content (created_at, file_keys, id, product_id, updated_at, urls);
alter publication supabase_realtime add table public.product_subscription (created_at, grade, id, product_id, teacher_profile_id, time_stamp, updated_at);
alter publication supabase_realtime add table public.product_tag (created_at, id, name, updated_at);
alter publication supabase_realtime add table public.reporting_teacher (created_at, email, id, language, name, owner, phone, product_count, province, registration_date, roles, school_name, search_field, surname, teacher_profile_id, teacher_profile_school_id, title, updated_at, username);
alter publication supabase_realtime add table public.school_request (created_at, decided_at, email, id, request_status, requested_at, school_id, teacher_name, teacher_profile_id, updated_at);
alter publication supabase_realtime add table public.seat (created_at, email, id, order_line_id, taken_at, teacher_profile_id, updated_at);
alter publication supabase_realtime add table public.shop_item (category_id, cost, created_at, discount_percentage, e_commerce_product, featured, id, in_afrikaans, in_english, kind, language, member_covers, mixed, physical, price, product_bundle_id, product_id, publish_date, sale_price, search_field, subscription_product, tags, term, thumbnails, title, updated_at);
alter publication supabase_realtime add table public.subject (created_at, created_by, grade, id, subject, subject_af, updated_at);
alter publication supabase_realtime add table public.subject_template (complexity, created_at, font_family, grade_order, headings, id, minutes, name, school_id, school_name, search_field, subject_id, subject_name, template, total_points, type, updated_at);
alter publication supabase_realtime add table public.taxonomy (created_at, id, name, source, updated_at);
alter publication supabase_realtime add table public.teacher_activity (color, created_at, end_date_time, id, label, locked, notes, repeat_id, start_date_time, teacher_assessment_template_id, teacher_class_subject_id, teacher_profile_id, teacher_subject_template_id, type, updated_at);
alter publication supabase_realtime add table public.teacher_class_period (created_at, day, id, period, teacher_class_subject_id, teacher_profile_id, updated_at, week, year);
alter publication supabase_realtime add table public.teacher_class_subject (created_at, id, name, subject_id, teacher_profile_id, updated_at, year);
alter publication supabase_realtime add table public.teacher_products_order (coupon_amount, coupon_code, coupon_discount_type, coupon_discount_value, created_at, has_physical, has_questions, id, order_date_time, order_number, order_payment, order_payment_method, order_shipping_details, order_status, order_total, order_vat, owner, payment_open_until, product_count, refunded_amount, search_field, shipping_fee, teacher_profile_id, updated_at);
alter publication supabase_realtime add table public.teacher_profile (closed_at, created_at, days_per_week, id, language, name, owner, products, products_order_shipping_details, province, rotation_anchor, session_token, status, surname, teacher_profile_school_id, title, translate_i18n, type, updated_at, user_id);
alter publication supabase_realtime add table public.teacher_schedule (break_durations, breaks_after, created_at, day, end_time, id, period_duration, periods, start_time, teacher_profile_id, updated_at);
alter publication supabase_realtime add table public.term (created_at, end_date, id, label, label_af, provinces, start_date, updated_at);
alter publication supabase_realtime add table public.term_biweek (color, created_at, end_date, id, label, label_af, start_date, term_id, updated_at);
