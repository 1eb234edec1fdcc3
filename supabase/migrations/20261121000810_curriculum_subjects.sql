-- Subjects of the national curriculum (CAPS, Afrikaans KABV) for every grade.
--
-- Which subject in which phase: Department of Basic Education, Curriculum and Assessment Policy
-- Statements 2011, as listed in Oxford University Press' CAPS planners for each phase, and paragraph 18
-- of the policy for the National Senior Certificate.
-- Languages: the spoken official languages of section 6 of the Constitution. Grade R has a home
-- language only.
-- Afrikaans names: as Afrikaans schools print them (wesvaliahs, hsvdal, jf and hscenturion.co.za).
-- Agricultural Management Practices and Design have none here, because no printed one was found.

create function private.curriculum_subjects()
returns table (phase text, grade text, subject text, subject_af text)
language sql immutable set search_path = ''
begin atomic
  with phase (phase, grades) as (values
    ('foundation', array['R', '1', '2', '3']),
    ('intermediate', array['4', '5', '6']),
    ('senior', array['7', '8', '9']),
    ('further', array['10', '11', '12'])
  ), taught (phase, subject, subject_af) as (values
    ('foundation', 'Mathematics', 'Wiskunde'),
    ('foundation', 'Life Skills', 'Lewensvaardighede'),
    ('intermediate', 'Mathematics', 'Wiskunde'),
    ('intermediate', 'Natural Sciences and Technology', 'Natuurwetenskappe en Tegnologie'),
    ('intermediate', 'Social Sciences', 'Sosiale Wetenskappe'),
    ('intermediate', 'Life Skills', 'Lewensvaardighede'),
    ('senior', 'Mathematics', 'Wiskunde'),
    ('senior', 'Natural Sciences', 'Natuurwetenskappe'),
    ('senior', 'Social Sciences', 'Sosiale Wetenskappe'),
    ('senior', 'Technology', 'Tegnologie'),
    ('senior', 'Economic and Management Sciences', 'Ekonomiese en Bestuurswetenskappe'),
    ('senior', 'Life Orientation', 'Lewensoriëntering'),
    ('senior', 'Creative Arts', 'Skeppende Kunste'),
    ('further', 'Mathematics', 'Wiskunde'),
    ('further', 'Mathematical Literacy', 'Wiskundige Geletterdheid'),
    ('further', 'Technical Mathematics', 'Tegniese Wiskunde'),
    ('further', 'Life Orientation', 'Lewensoriëntering'),
    ('further', 'Accounting', 'Rekeningkunde'),
    ('further', 'Agricultural Management Practices', null),
    ('further', 'Agricultural Sciences', 'Landbouwetenskappe'),
    ('further', 'Agricultural Technology', 'Landboutegnologie'),
    ('further', 'Business Studies', 'Besigheidstudies'),
    ('further', 'Civil Technology', 'Siviele Tegnologie'),
    ('further', 'Computer Applications Technology', 'Rekenaartoepassingstegnologie'),
    ('further', 'Consumer Studies', 'Verbruikerstudies'),
    ('further', 'Dance Studies', 'Dansstudies'),
    ('further', 'Design', null),
    ('further', 'Dramatic Arts', 'Dramatiese Kunste'),
    ('further', 'Economics', 'Ekonomie'),
    ('further', 'Electrical Technology', 'Elektriese Tegnologie'),
    ('further', 'Engineering Graphics and Design', 'Ingenieursgrafika en -ontwerp'),
    ('further', 'Geography', 'Geografie'),
    ('further', 'History', 'Geskiedenis'),
    ('further', 'Hospitality Studies', 'Gasvryheidstudies'),
    ('further', 'Information Technology', 'Inligtingstegnologie'),
    ('further', 'Life Sciences', 'Lewenswetenskappe'),
    ('further', 'Mechanical Technology', 'Meganiese Tegnologie'),
    ('further', 'Music', 'Musiek'),
    ('further', 'Physical Sciences', 'Fisiese Wetenskappe'),
    ('further', 'Religion Studies', 'Religiestudies'),
    ('further', 'Technical Sciences', 'Tegniese Wetenskappe'),
    ('further', 'Tourism', 'Toerisme'),
    ('further', 'Visual Arts', 'Visuele Kunste')
  ), language (name, name_af) as (values
    ('Afrikaans', 'Afrikaans'),
    ('English', 'Engels'),
    ('isiNdebele', 'isiNdebele'),
    ('isiXhosa', 'isiXhosa'),
    ('isiZulu', 'isiZulu'),
    ('Sepedi', 'Sepedi'),
    ('Sesotho', 'Sesotho'),
    ('Setswana', 'Setswana'),
    ('siSwati', 'siSwati'),
    ('Tshivenda', 'Tshivenda'),
    ('Xitsonga', 'Xitsonga')
  )
  select phase, grade, taught.subject, taught.subject_af
  from phase cross join unnest(phase.grades) as grade join taught using (phase)
  union all
  select phase, grade, language.name || ' Home Language', language.name_af || ' Huistaal'
  from phase cross join unnest(phase.grades) as grade cross join language
  union all
  select phase, grade, language.name || ' First Additional Language',
    language.name_af || ' Eerste Addisionele Taal'
  from phase cross join unnest(phase.grades) as grade cross join language
  where grade <> 'R';
end;
comment on function private.curriculum_subjects() is
  'The subjects of the national curriculum for each phase (foundation, intermediate, senior, further) and grade.';

insert into public.subject (grade, subject, subject_af)
select taught.grade, taught.subject, taught.subject_af from private.curriculum_subjects() as taught;
