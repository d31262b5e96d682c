-- Registrations that the property management system was told of, or refused; no row holds anything of the person.
create table pms_registrations (
  property_id text not null references pms_connections (property_id) on delete cascade,
  submission_id text not null,
  state text not null check (state in ('trying', 'done', 'refused')),
  trouble jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  at timestamptz not null,
  primary key (property_id, submission_id),
  foreign key (property_id, submission_id) references registration_submissions (property_id, id) on delete cascade
);
select protect_tenant_table('pms_registrations');
