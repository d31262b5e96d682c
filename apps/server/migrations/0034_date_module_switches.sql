-- Since when a module is on by its flag. The forced second step asks for it: who is signed in already is asked at their
-- next sign-in. Null for what was on before this was written down.
alter table module_configs add column enabled_at timestamptz;
