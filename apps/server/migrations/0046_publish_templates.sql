-- A template is edited as a draft (its body); guests and recipients get what was published of it.
alter table templates
  add column revision integer not null default 1,
  add column changed_by text,
  -- What everybody gets, with its own version of the stored shape; null while nobody gets it.
  add column published jsonb,
  add column published_version integer,
  add column published_at timestamptz,
  add column published_by text,
  -- Of an e-mail or a signature: language index to what is filled per recipient.
  add column compiled jsonb;

-- What was published before, newest kept. Names are those of the moment.
create table template_versions (
  property_id text not null,
  template_id text not null,
  version integer not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by text,
  primary key (property_id, template_id, version),
  foreign key (property_id, template_id) references templates (property_id, id) on delete cascade
);

-- What exists already was seen by everybody as soon as it was saved. The owner of the table is bound by its row level
-- security, too.
alter table templates no force row level security;
update templates set
  published = body || jsonb_build_object('name', name),
  published_version = 1,
  published_at = last_modified;
insert into template_versions (property_id, template_id, version, content, published_at)
select property_id, id, 1, published, last_modified from templates;
alter table templates force row level security;
select protect_tenant_table('template_versions');

-- What a property chose for all its templates.
create table template_settings (
  property_id text primary key references properties (property_id) on delete cascade,
  default_signature_id text,
  foreign key (property_id, default_signature_id) references templates (property_id, id)
);
select protect_tenant_table('template_settings');
