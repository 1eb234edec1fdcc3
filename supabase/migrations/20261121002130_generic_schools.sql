-- One generic school per province (section 103 of the Constitution): what a teacher chooses whose
-- school is not listed, and what administrators link a template to for all teachers of a province.

insert into public.school (name, provinces, is_generic)
select province || ' (any school)', array[province], true
from unnest(private.provinces()) as province;
